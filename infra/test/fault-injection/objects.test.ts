import { afterAll, describe, expect, it } from 'vitest';
import { startFaultySite } from './faulty-site.ts';
import { orphansIn, sweep, violationsIn } from './invariants.ts';
import { type Fault, runWrites } from './run-writes.ts';

const site = await startFaultySite();
afterAll(site.stop);

const calls = /^(PUT|COPY|DELETE)$/;

describe('an object store with faults', () => {
  it.each([
    ['that refuses connections', 'closed'],
    ['that never answers', { fault: 'hang', tries: 'every' }],
    ['that is slow', { fault: 'slow', tries: 'every' }],
    ['that throttles writes', { fault: 'throttle', tries: 'every', calls: /^(PUT|COPY)$/ }],
    ['that deletes nothing', { fault: 'hang', tries: 'every', calls: /^DELETE$/ }],
    ['that loses the answer to each write', { fault: 'cut after', tries: 'every', calls }],
    ['that answers each write too late', { fault: 'late', tries: 'every', calls }],
    ['that loses the answer to each first try', { fault: 'cut after', tries: 'first' }],
    ['that breaks off the answer to each first try', { fault: 'half', tries: 'first' }],
    ['that fails each first try', { fault: 'broken', tries: 'first' }],
    ['that never answers the first try of a write', { fault: 'hang', tries: 'first', calls }],
    ['that does the first try of a write after the second', { fault: 'straggler', tries: 'first', calls }],
  ] as [string, Fault][])('%s: each call succeeds or is a 503 in time, and nothing is half done', (_, fault) =>
    runWrites(site, 'objects', fault),
  );

  it('leaves orphans, which the sweep removes when they are a day old, and nothing else', async () => {
    expect(await orphansIn(site.stores)).not.toEqual([]);
    await sweep(site.functionsDist, 0);
    expect(await orphansIn(site.stores)).not.toEqual([]);

    await sweep(site.functionsDist);
    expect(await orphansIn(site.stores)).toEqual([]);
    expect(await violationsIn(site.stores)).toEqual([]);
  });
});
