import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

const textOf = (file: string): string => workflows.find(([name]) => name === file)?.[1] ?? '';

test.each(workflows)('%s pins every action to a commit and names its version', (_, text) => {
  const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used)
    expect(action).toMatch(/^(\.\/.github\/workflows\/[\w-]+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
});

test('a deployment has credentials only after packages are installed and the site is built', () => {
  const text = textOf('deploy-environment.yml');
  const steps = ['npm ci', 'bootstrap.mjs --version', 'configure-aws-credentials@', 'npm run deploy'].map((step) =>
    text.indexOf(step),
  );
  expect(steps).not.toContain(-1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('production waits for staging and uses the same steps', () => {
  const [staging = '', production = ''] = textOf('deploy.yml').split(/^ {2}(?=production:)/m);
  for (const job of [staging, production]) expect(job).toContain('uses: ./.github/workflows/deploy-environment.yml');
  expect(production).toContain('needs: staging');
});

test('deployments wait only for others of their environment, so that an approval of production blocks no other', () => {
  expect(textOf('deploy.yml')).not.toContain('concurrency');
  expect(textOf('deploy-environment.yml')).toMatch(
    /^ {4}environment: \$\{\{ inputs\.environment \}\}\n.*^ {4}concurrency:\n {6}group: deploy-\$\{\{ inputs\.environment \}\}\n {6}cancel-in-progress: false$/ms,
  );
});

test('a deployment knows the history, in which it looks for a newer deployed commit', () => {
  const [checkout = ''] = textOf('deploy-environment.yml').split('setup-node').slice(0, 1);
  expect(checkout).toMatch(/ref: \$\{\{ inputs\.commit \}\}\n {10}fetch-depth: 0/);
  expect(textOf('deploy-environment.yml')).not.toContain('--allow-older');
});

test('the lock file has the optional packages of every platform, which npm ci needs', () => {
  const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const packages: Record<string, { optionalDependencies?: Record<string, string> }> = JSON.parse(lock).packages;
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  const lacking = wanted.filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)));
  expect(wanted.length).toBeGreaterThan(0);
  expect(lacking).toEqual([]);
});
