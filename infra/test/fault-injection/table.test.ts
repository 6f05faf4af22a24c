import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { createCaller } from './requests.ts';
import { type Case, runScenarios } from './run-scenarios.ts';
import { claimsOf, cookieOf, plantSession, sign } from './sessions.ts';

const calls = /^(Put|Update|Delete|Transact)/;

describe('a table with faults', () => {
  let site: FaultySite;
  beforeAll(async () => {
    site = await startFaultySite();
  });
  afterAll(() => site.stop());

  it.each([
    ['that refuses connections', 'closed'],
    ['that never answers', { fault: 'hang', tries: 'every' }],
    ['whose connections break', { fault: 'cut before', tries: 'every' }],
    ['that has too much to do', { fault: 'throttle', tries: 'every' }],
    ['that is broken', { fault: 'broken', tries: 'every' }],
    ['that is slow', { fault: 'slow', tries: 'every' }],
    ['that takes no writes', { fault: 'throttle', tries: 'every', calls }],
    ['that does writes and never says so', { fault: 'cut after', tries: 'every', calls }],
    ['that does writes and says half of it', { fault: 'half', tries: 'every', calls }],
    ['that does writes and says so too late', { fault: 'late', tries: 'every', calls }],
    ['whose connections break once', { fault: 'cut before', tries: 'first' }],
    ['that loses the answer to each first try', { fault: 'cut after', tries: 'first' }],
    ['that breaks off the answer to each first try', { fault: 'half', tries: 'first' }],
    ['that is broken for each first try', { fault: 'broken', tries: 'first' }],
    ['that says nothing to the first try of a write', { fault: 'hang', tries: 'first', calls }],
    ['that does the first try of a write after the second', { fault: 'straggler', tries: 'first', calls }],
  ] as [string, Case][])('%s is a 503 in time, or no fault is noticed, and nothing is half done', async (_, rule) => {
    await runScenarios(site, 'table', rule);
    expect(site.log.filter((line) => /^5(?!03)/.test(line))).toEqual([]);
  });

  it('that takes no writes keeps nobody out whose session was last seen an hour ago', async () => {
    const tokenId = await plantSession(site.stores);
    const [session] = await site.stores.items('SESSION', { sk: tokenId });
    if (!session) throw new Error('The session is not there');
    await site.stores.put({ ...session, seenAt: '2025-01-01T00:00:00.000Z' });
    const caller = createCaller(site.origin, cookieOf(sign(site.signingKey, claimsOf(tokenId))));
    site.proxies.table.make({ fault: 'throttle', tries: 'every', calls });
    const { status } = await caller('listProducts');
    const user = await caller('getUser');
    site.proxies.table.make();
    expect([status, user.status]).toEqual([200, 200]);
    expect((await caller('getUser')).status).toBe(200);
    expect(await site.stores.items('SESSION', { sk: tokenId })).not.toMatchObject([
      { seenAt: '2025-01-01T00:00:00.000Z' },
    ]);
  });
});
