import { afterAll, describe, expect, it } from 'vitest';
import { startFaultySite } from './faulty-site.ts';
import { orphansIn, sweep, violationsIn } from './invariants.ts';
import { createCaller, retryUnavailable } from './requests.ts';
import { type Fault, runWrites } from './run-writes.ts';

const site = await startFaultySite();
afterAll(site.stop);

const writes = /^(Put|Update|Delete|Transact)/;
const changes = /^(PUT|COPY|DELETE)$/;

// Faults of first tries come first: a client of the SDK that has failed often stops retrying.
it.each<['table' | 'objects', string, Fault]>([
  ['table', 'loses the answer to each first try', { fault: 'cut after', tries: 'first' }],
  ['table', 'does the first try of a write after the second', { fault: 'straggler', tries: 'first', calls: writes }],
  ['table', 'resets connections', 'closed'],
  ['table', 'never answers', { fault: 'hang', tries: 'every' }],
  ['table', 'is slow', { fault: 'slow', tries: 'every' }],
  ['table', 'throttles writes', { fault: 'throttle', tries: 'every', calls: writes }],
  ['table', 'loses the answer to each write', { fault: 'cut after', tries: 'every', calls: writes }],
  ['table', 'answers each write too late', { fault: 'late', tries: 'every', calls: writes }],
  ['objects', 'lose the answer to each first try', { fault: 'cut after', tries: 'first' }],
  ['objects', 'do the first try of a write after the second', { fault: 'straggler', tries: 'first', calls: changes }],
  ['objects', 'reset connections', 'closed'],
  ['objects', 'never answer', { fault: 'hang', tries: 'every' }],
  ['objects', 'throttle writes', { fault: 'throttle', tries: 'every', calls: /^(PUT|COPY)$/ }],
  ['objects', 'delete nothing', { fault: 'hang', tries: 'every', calls: /^DELETE$/ }],
  ['objects', 'lose the answer to each write', { fault: 'cut after', tries: 'every', calls: changes }],
])('%s that %s: each call succeeds or is a 503 in time, and nothing is half done', async (store, _, fault) => {
  await runWrites(site, store, fault);
  if (store === 'table') expect(site.log.filter((line) => /^5(?!03)/.test(line))).toEqual([]);
});

describe('afterwards', () => {
  it('the sweep removes orphans that are a day old, and nothing else', async () => {
    expect(await orphansIn(site.stores)).not.toEqual([]);
    await sweep(site.functionsDist, 0);
    expect(await orphansIn(site.stores)).not.toEqual([]);
    await sweep(site.functionsDist);
    expect(await orphansIn(site.stores)).toEqual([]);
    expect(await violationsIn(site.stores)).toEqual([]);
  });

  it('a table that throttles writes does not reject a session last seen an hour ago', async () => {
    const seenAt = '2025-01-01T00:00:00.000Z';
    const { tokenId, cookie } = await site.plantSession(seenAt);
    const caller = createCaller(site.origin, cookie);
    site.proxies.table.make({ fault: 'throttle', tries: 'every', calls: writes });
    expect((await retryUnavailable(() => caller('getUser'))).status).toBe(200);
    site.proxies.table.make();
    const seen = async () => {
      await caller('getUser');
      return site.stores.items('SESSION', { sk: tokenId });
    };
    await expect.poll(seen, { timeout: 15_000 }).not.toMatchObject([{ seenAt }]);
  });
});
