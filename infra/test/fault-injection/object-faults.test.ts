import { afterAll, expect, it } from 'vitest';
import { startFaultySite } from './faulty-site.ts';
import { orphansIn, sweep, violationsIn } from './invariants.ts';
import { type Fault, runWrites } from './run-writes.ts';

const site = await startFaultySite();
afterAll(site.stop);

const changes = /^(PUT|COPY|DELETE)$/;

// Faults of first tries come first: a client of the SDK that has failed often stops retrying.
it.each<[string, Fault]>([
  ['lose the answer to each first try', { fault: 'cut after', tries: 'first' }],
  ['do the first try of a write after the second', { fault: 'straggler', tries: 'first', calls: changes }],
  ['reset connections', 'closed'],
  ['never answer', { fault: 'hang', tries: 'every' }],
  ['throttle writes', { fault: 'throttle', tries: 'every', calls: /^(PUT|COPY)$/ }],
  ['delete nothing', { fault: 'hang', tries: 'every', calls: /^DELETE$/ }],
  ['lose the answer to each write', { fault: 'cut after', tries: 'every', calls: changes }],
])('objects that %s: each call succeeds or is a 503 in time, and nothing is half done', (_, fault) =>
  runWrites(site, 'objects', fault),
);

it('afterwards, the sweep removes orphans that are a day old, and nothing else', async () => {
  expect(await orphansIn(site.stores)).not.toEqual([]);
  await sweep(site.functionsDist, 0);
  expect(await orphansIn(site.stores)).not.toEqual([]);
  await sweep(site.functionsDist);
  expect(await orphansIn(site.stores)).toEqual([]);
  expect(await violationsIn(site.stores)).toEqual([]);
});
