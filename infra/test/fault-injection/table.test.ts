import { afterAll, describe, expect, it } from 'vitest';
import { startFaultySite } from './faulty-site.ts';
import { createCaller } from './requests.ts';
import { type Fault, runWrites } from './run-writes.ts';

const site = await startFaultySite();
afterAll(site.stop);

const calls = /^(Put|Update|Delete|Transact)/;

describe('a table with faults', () => {
  it.each([
    ['that refuses connections', 'closed'],
    ['that never answers', { fault: 'hang', tries: 'every' }],
    ['that throttles', { fault: 'throttle', tries: 'every' }],
    ['that is slow', { fault: 'slow', tries: 'every' }],
    ['that throttles writes', { fault: 'throttle', tries: 'every', calls }],
    ['that loses the answer to each write', { fault: 'cut after', tries: 'every', calls }],
    ['that breaks off the answer to each write', { fault: 'half', tries: 'every', calls }],
    ['that answers each write too late', { fault: 'late', tries: 'every', calls }],
    ['whose connections break once', { fault: 'cut before', tries: 'first' }],
    ['that loses the answer to each first try', { fault: 'cut after', tries: 'first' }],
    ['that fails each first try', { fault: 'broken', tries: 'first' }],
    ['that never answers the first try of a write', { fault: 'hang', tries: 'first', calls }],
    ['that does the first try of a write after the second', { fault: 'straggler', tries: 'first', calls }],
  ] as [string, Fault][])('%s: each call succeeds or is a 503 in time, and nothing is half done', async (_, fault) => {
    await runWrites(site, 'table', fault);
    expect(site.log.filter((line) => /^5(?!03)/.test(line))).toEqual([]);
  });

  it('that throttles writes keeps nobody out whose session was last seen an hour ago', async () => {
    const seenAt = '2025-01-01T00:00:00.000Z';
    const { tokenId, cookie } = await site.plantSession(seenAt);
    const caller = createCaller(site.origin, cookie);
    site.proxies.table.make({ fault: 'throttle', tries: 'every', calls });
    expect((await caller('getUser')).status).toBe(200);
    site.proxies.table.make();
    expect((await caller('getUser')).status).toBe(200);
    expect(await site.stores.items('SESSION', { sk: tokenId })).not.toMatchObject([{ seenAt }]);
  });
});
