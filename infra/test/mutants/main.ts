import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const VERSION = '10.1.1';
const folder = `node_modules/.stryker-${VERSION}`;
const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
const installed = `${process.cwd()}/${folder}/node_modules/@stryker-mutator`;
const program = `${installed}/core/bin/stryker.js`;

if (!existsSync(program)) {
  console.log(`Installing Stryker ${VERSION}...`);
  // Its peer is the project's own vitest, which it finds above.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps'];
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, ...packages], { stdio: 'inherit' });
}

/** Mutates the folders that are named, or all three: `npm run mutants -- http`. */
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const folders = named.length > 0 ? named : ['http', 'files', 'data'];
const mutate = folders.flatMap((name) => [
  name.endsWith('.ts') ? `functions/src/${name}` : `functions/src/${name}/*.ts`,
]);
const args = [
  'run',
  'infra/test/mutants/stryker.config.mjs',
  '--mutate',
  [...mutate, '!**/*.test.ts'].join(),
  ...options,
];
const env = { ...process.env, STRYKER_RUNNER: `${installed}/vitest-runner/dist/src/index.js` };
const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit', env });
const [code] = await once(child, 'close');
process.exitCode = code ?? 1;
