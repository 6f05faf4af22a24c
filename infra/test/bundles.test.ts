import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { env } from '@rombo/functions/env';
import { fileName, routeNames, routes } from '@rombo/shared/contract/routes';
import { expect, it } from 'vitest';
import { bundleSizes } from './bundle-sizes.ts';
import { propertiesOf, textOf } from './resources.ts';
import { secretsIn } from './secrets.ts';
import { synthesize } from './synthesize.ts';

/** Limits for a cold start that a visitor waits for. 65 kB are the errors of the SSM client: 3 of 69 ms. */
const BYTES = 441_000;
const GZIP = 135_000;

const sizes = bundleSizes();

/** Only the administrator uses a mailed link. Its function has the list of leaked passwords, as that of `changePassword`. */
const forVisitors = routeNames.filter((name) => routes[name].access === 'public' && name !== 'resetPassword');

it.each(forVisitors)('the bundle of %s is small enough for a cold start', (name) => {
  const size = sizes.find((bundle) => bundle.name === fileName(name));
  expect(size?.bytes).toBeLessThanOrEqual(BYTES);
  expect(size?.gzip).toBeLessThanOrEqual(GZIP);
});

/** Environment variables of each function as set by its stack. Values known only after deployment are their names. */
const environments = new Map(
  Object.values(synthesize().templates)
    .flatMap((template) => propertiesOf(template, 'AWS::Lambda::Function'))
    .flatMap(({ FunctionName, Environment }) => {
      const [, name] = /^rombo-(.+)/.exec(String(FunctionName)) ?? [];
      const variables = Object.entries(Environment?.Variables ?? {}).map(([key, value]) => [key, textOf(value)]);
      return name ? [[name, Object.fromEntries(variables)] as const] : [];
    }),
);

/** Loads bundles one after the other, each with its environment, and posts the errors of those that fail. */
const loadBundles = `
  const { parentPort, workerData } = require('node:worker_threads');
  (async () => {
    const errors = {};
    for (const [name, url, environment] of workerData) {
      process.env = { ...environment };
      await import(url).catch(({ message }) => (errors[name] = message));
    }
    parentPort.postMessage(errors);
  })();
`;

it('every bundle loads with the environment variables of its stack', async () => {
  const names = sizes.map(({ name }) => name);
  expect([...environments.keys()].sort()).toEqual(names.sort());
  const workerData = names.map((name) => [
    name,
    new URL(`../../functions/dist/${name}/index.mjs`, import.meta.url).href,
    { AWS_REGION: 'eu-south-1', ...environments.get(name) },
  ]);
  const [errors] = await once(new Worker(loadBundles, { eval: true, workerData }), 'message');
  expect(errors).toEqual({});
}, 180_000);

it('files for browsers contain no secret and no server code', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const dist = join(root, 'web/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|css|html|json|map)$/.test(path),
  );
  const ofServer = [
    ...[...Object.values(env), 'AWS_', 'process.env', 'DynamoDB_', 'passwordHash', 'rombo-signing-keys'],
    root,
  ];
  const found = files.flatMap((path) => {
    const text = readFileSync(join(dist, path), 'utf8');
    return [...secretsIn(text), ...ofServer.filter((name) => text.includes(name))].map((fault) => `${path}: ${fault}`);
  });
  expect(files.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
