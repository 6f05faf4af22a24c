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
  // Its peer dependency is the project's own vitest, found in a parent folder.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps'];
  execFileSync('npm', ['install', '--prefix', prefix, ...quiet, ...packages], { stdio: 'inherit' });
}

/** Runs the unit tests against the mutants of each folder, or of the named one. */
const [named] = process.argv.slice(2);
for (const folder of named ? [named] : FOLDERS) {
  const pattern = `functions/src/${folder}/*.ts,!**/*.test.ts`;
  const args = [program, 'run', 'infra/test/mutants/stryker.config.mjs', '--mutate', pattern];
  const STRYKER_RUNNER = `${installed}/vitest-runner/dist/src/index.js`;
  const env = { ...process.env, STRYKER_RUNNER, MUTANTS_FOLDER: folder };
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'close');
  process.exitCode ||= code ?? 1;
}
