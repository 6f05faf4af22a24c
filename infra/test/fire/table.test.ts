import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTroubledSite, type TroubledSite } from './troubled-site.ts';
import { type Case, tryTrouble } from './try-trouble.ts';

const calls = /^(Put|Update|Delete|Transact)/;

describe('a table in trouble', () => {
  let site: TroubledSite;
  beforeAll(async () => {
    site = await startTroubledSite();
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
  ] as [string, Case][])('%s is a 503 in time, or no trouble at all, and nothing is half done', async (_, trouble) => {
    await tryTrouble(site, 'table', trouble);
    expect(site.log.filter((line) => /^5(?!03)/.test(line))).toEqual([]);
  });
});
