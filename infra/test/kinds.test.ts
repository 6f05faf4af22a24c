import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './folder.ts';

const packages = ['shared', 'functions', 'web', 'infra'];

/** Copies the sources of all packages, which then import each other. */
async function copySources(): Promise<string> {
  const folder = await temporaryFolder();
  const isSource = (path: string) => !/\/(node_modules|dist|public|pictures)$/.test(path);
  for (const name of [...packages, 'art/scenes.json', 'tsconfig.json'])
    cpSync(name, join(folder, name), { recursive: true, filter: isSource });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@rombo'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '@rombo') symlinkSync(join(process.cwd(), 'node_modules', name), join(modules, name));
  for (const name of packages) symlinkSync(join(folder, name), join(modules, '@rombo', name));
  return folder;
}

/** Returns the files in which a package has type errors. */
const faultyFiles = (name: string, cwd: string) =>
  new Promise<string[]>((resolve) => {
    execFile('tsc', ['-p', name], { cwd, maxBuffer: 10_000_000 }, (_, stdout) =>
      resolve(stdout.split('\n').flatMap((line) => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])),
    );
  });

it('a kind that is only registered does not compile in any file that must know it', async () => {
  const folder = await copySources();
  const registry = join(folder, 'shared/src/contract/kinds.ts');
  const fair = "fair: { plural: 'fairs', partition: 'FAIR', isPublished: true, uploads: { 'fair-image': 'picture' } },";
  writeFileSync(registry, readFileSync(registry, 'utf8').replace('  company: {', `  ${fair}\n  company: {`));
  const faulty = (await Promise.all(packages.map((name) => faultyFiles(name, folder)))).flat();
  expect([...new Set(faulty)]).toEqual(
    expect.arrayContaining([
      'shared/src/contract/routes.ts',
      'functions/src/data/stores.ts',
      'functions/src/api/collections.test.ts',
      'infra/stacks/grants.ts',
      'infra/openapi/schemas.ts',
      'infra/test/fault-injection/writes.ts',
      'web/src/panel/collection/reads.ts',
      'web/src/panel/account/activity-card.tsx',
      'web/src/panel/trash/trash-panel.tsx',
    ]),
  );
  expect(faulty.filter((file) => file.includes('kinds.ts'))).toEqual([]);
});
