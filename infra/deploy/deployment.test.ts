import { describe, expect, it } from 'vitest';
import { fileHeaders } from '../common/file-headers.ts';
import { deploySite, type Target } from './deployment.ts';
import type { Template } from './losses.ts';

const file = (key: string) => ({ key, path: key, headers: fileHeaders(key) });
const alarm = { Type: 'AWS::CloudWatch::Alarm' };
const deployed: Template = { Resources: { edgefailures0123ABCD: alarm } };

/** Deploys to an account that records what is done to it; the step that begins with `failAt` fails. */
function deploy({ failAt = 'none', next = deployed, allowRemoval = false, isFirst = false } = {}) {
  const steps: string[] = [];
  const step = async (text: string) => {
    steps.push(text);
    if (text.startsWith(failAt)) throw new Error('failed');
  };
  const target: Target = {
    cdk: (...args) => step(args.join(' ')),
    outputs: async () =>
      isFirst && steps.length === 0
        ? {}
        : {
            SiteBucketName: 'files',
            SigningKeysSecret: 's',
            DistributionId: 'D',
            SiteUrl: 'url',
            OriginKeyNumber: '3',
          },
    templates: async () => ({ deployed: isFirst ? [] : [deployed], next: [next] }),
    ensureSigningKey: async () => isFirst,
    upload: (_, files) => step(`upload ${files.map(({ key }) => key)}`),
    writeRelease: (_, { assets, live }) => step(`release ${assets} ${live ? 'live' : 'started'}`),
    purge: (_, paths) => step(`purge ${paths.filter((path) => /favicon|index|assets|media/.test(path))}`),
    smokeTest: () => step('smoke test'),
    say: () => {},
  };
  const deployment = {
    name: 'rombo',
    context: ['-c', 'environment=production'],
    files: [file('assets/a-1.js'), file('favicon.svg'), { ...file('index'), headers: fileHeaders('index.html') }],
    release: { commit: 'abc', time: '2026-11-20T08:00:00.000Z' },
    allowRemoval,
    approval: [],
    assembly: 'out',
  };
  return { steps, done: deploySite(deployment, target) };
}

const all = [
  'synth --quiet --output out -c environment=production -c originKeys=3 -c commit=abc -c releasedAt=2026-11-20T08:00:00.000Z',
  'deploy --app out rombo-data',
  'upload assets/a-1.js',
  'release assets/a-1.js started',
  'deploy --app out --all',
  'upload favicon.svg,index',
  'release assets/a-1.js live',
  'purge /index*,/favicon.svg',
  'smoke test',
];

describe('a deployment', () => {
  it('brings assets before the functions that name them, and pages after, then purges', async () => {
    const { steps, done } = deploy();
    expect(await done).toBe('url');
    expect(steps).toEqual(all);
  });

  it('does the same the first time, when there is no bucket yet', async () => {
    const { steps, done } = deploy({ isFirst: true });
    await done;
    expect(steps.slice(1)).toEqual(all.slice(1));
  });

  it('whose stacks fail leaves the pages of the former release, and no record of a live one', async () => {
    const { steps, done } = deploy({ failAt: 'deploy --app out --all' });
    await expect(done).rejects.toThrow('failed');
    expect(steps).toEqual(all.slice(0, 5));
  });

  it('that would remove an alarm stops before it changes anything, unless that is said', async () => {
    const { steps, done } = deploy({ next: {} });
    await expect(done).rejects.toThrow('would remove:\n  alarm edgefailures');
    expect(steps).toEqual(all.slice(0, 1));
    const allowed = deploy({ next: {}, allowRemoval: true });
    await allowed.done;
    expect(allowed.steps).toEqual(all);
  });
});
