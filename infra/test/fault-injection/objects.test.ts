import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { orphansIn, sweepTomorrow, violationsIn } from './invariants.ts';
import { type Case, runScenarios } from './run-scenarios.ts';

const calls = /^(PUT|COPY|DELETE)$/;

describe('a store of files with faults', () => {
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
    ['that takes no files', { fault: 'throttle', tries: 'every', calls: /^(PUT|COPY)$/ }],
    ['that deletes nothing', { fault: 'hang', tries: 'every', calls: /^DELETE$/ }],
    ['that does writes and never says so', { fault: 'cut after', tries: 'every', calls }],
    ['that does writes and says so too late', { fault: 'late', tries: 'every', calls }],
    ['whose connections break once', { fault: 'cut before', tries: 'first' }],
    ['that loses the answer to each first try', { fault: 'cut after', tries: 'first' }],
    ['that breaks off the answer to each first try', { fault: 'half', tries: 'first' }],
    ['that has too much to do for each first try', { fault: 'throttle', tries: 'first' }],
    ['that says nothing to the first try of a write', { fault: 'hang', tries: 'first', calls }],
    ['that does the first try of a write after the second', { fault: 'straggler', tries: 'first', calls }],
  ] as [string, Case][])('%s is a 503 in time, or no fault is noticed, and nothing is half done', async (_, rule) => {
    await runScenarios(site, 'objects', rule);
  });

  it('leaves files that nobody names, and the sweep removes them when they are a day old, and no other', async () => {
    expect(await orphansIn(site.stores)).not.toEqual([]);
    const sweep = await import(/* @vite-ignore */ `${site.functionsDist}/sweep-media/index.mjs`);
    await sweep.handler();
    expect(await orphansIn(site.stores)).not.toEqual([]);

    await sweepTomorrow(site.functionsDist);
    expect(await orphansIn(site.stores)).toEqual([]);
    expect(await violationsIn(site.stores)).toEqual([]);
  });
});
