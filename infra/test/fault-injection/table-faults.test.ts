import { afterAll, expect, it } from 'vitest';
import { startFaultySite } from './faulty-site.ts';
import { createCaller, retryUnavailable } from './requests.ts';
import { type Fault, runWrites } from './run-writes.ts';

const site = await startFaultySite();
afterAll(site.stop);

const writes = /^(Put|Update|Delete|Transact)/;

// Faults of first tries come first: a client of the SDK that has failed often stops retrying.
it.each<[string, Fault]>([
  ['loses the answer to each first try', { fault: 'cut after', tries: 'first' }],
  ['does the first try of a write after the second', { fault: 'straggler', tries: 'first', calls: writes }],
  ['resets connections', 'closed'],
  ['never answers', { fault: 'hang', tries: 'every' }],
  ['is slow', { fault: 'slow', tries: 'every' }],
  ['throttles writes', { fault: 'throttle', tries: 'every', calls: writes }],
  ['answers each write too late', { fault: 'late', tries: 'every', calls: writes }],
])('a table that %s: each call succeeds or is a 503 in time, and nothing is half done', async (_, fault) => {
  await runWrites(site, 'table', fault);
  expect(site.log.filter((line) => /^5(?!03)/.test(line))).toEqual([]);
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
