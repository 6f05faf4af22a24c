import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

test.each(workflows)('%s pins every action by its commit and says its version', (_, text) => {
  const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('a deployment has credentials only after packages are installed and the site is built', () => {
  const text = workflows.find(([name]) => name === 'deploy.yml')?.[1] ?? '';
  const steps = ['npm ci', 'bootstrap.mjs --version', 'configure-aws-credentials@', 'npm run deploy'].map((step) =>
    text.indexOf(step),
  );
  expect(steps).not.toContain(-1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});
