import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const VERSION = '10.1.1';
const FOLDERS = ['http', 'files', 'data'];
const prefix = `node_modules/.stryker-${VERSION}`;
const installed = resolve(prefix, 'node_modules/@stryker-mutator');
const program = `${installed}/core/bin/stryker.js`;

if (!existsSync(program)) {
  console.log(`Installing Stryker ${VERSION}...`);
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  // Its peer is the project's own vitest, which it finds above.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps'];
  execFileSync('npm', ['install', '--prefix', prefix, ...quiet, ...packages], { stdio: 'inherit' });
}

/** Runs tests of a kind against the mutants of a folder that no test has noticed so far; gives Stryker's exit code. */
async function mutate(folder: string, tests: 'unit' | 'all'): Promise<number> {
  const pattern = `functions/src/${folder}/*.ts,!**/*.test.ts`;
  const child = spawn(
    process.execPath,
    [program, 'run', 'infra/test/mutants/stryker.config.mjs', '--mutate', pattern],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        STRYKER_RUNNER: `${installed}/vitest-runner/dist/src/index.js`,
        MUTANTS_FOLDER: folder,
        MUTANTS_TESTS: tests,
      },
    },
  );
  const [code] = await once(child, 'close');
  return code ?? 1;
}

/** Unit tests take a tenth of the time: the API's tests run against what these leave, and decide. */
const [folder, tests] = process.argv.slice(2);
for (const each of folder ? [folder] : FOLDERS) {
  let code = 0;
  if (tests !== 'all') code = await mutate(each, 'unit');
  if (tests !== 'unit') code = await mutate(each, 'all');
  process.exitCode ||= code;
}
