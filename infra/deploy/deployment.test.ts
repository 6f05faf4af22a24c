import type { Release } from '@rombo/functions/files/releases';
import { omit } from '@rombo/shared/contract/keys-of';
import { describe, expect, it } from 'vitest';
import { fileHeaders } from '../stacks/edge/file-headers.ts';
import type { Template } from './cdk.ts';
import { deploySite, type Target, vaultContext } from './deployment.ts';
import { lastReleases } from './restore-release.ts';

const file = (key: string) => ({ key, path: key, headers: fileHeaders(key) });
const alarm = { Type: 'AWS::CloudWatch::Alarm' };
const deployed: Template = { Resources: { edgefailures0123ABCD: alarm } };

/** The live release before the deployment. */
const last: Release = {
  commit: 'fed',
  time: '2026-11-10T08:00:00.000Z',
  assets: ['assets/old-1.js'],
  live: true,
  versions: { 'render-page': '7' },
  files: { index: 'i7' },
};

/** Deploys to a fake account that records its steps. The step that starts with `failAt` fails. */
function deploy({
  failAt = 'none',
  updates = 1,
  next = deployed,
  allowRemoval = false,
  allowOlder = false,
  vault = undefined as string | undefined,
  isFirst = false,
  isRemoved = false,
  former = [last],
  recent = [] as string[],
  expires = false,
} = {}) {
  const steps: string[] = [];
  let updated = 0;
  const written: Release[] = [];
  const said: string[] = [];
  let isExpired = false;
  const step = async (text: string) => {
    steps.push(text);
    const fails = text.startsWith(failAt);
    isExpired ||= expires && fails;
    if (isExpired) throw Object.assign(new Error('The provided token has expired.'), { name: 'ExpiredToken' });
    if (fails) throw new Error('failed');
  };
  const target: Target = {
    cdk: (...args) => {
      if (args.includes('--all')) updated += updates;
      return step(args.join(' '));
    },
    outputs: async () =>
      isFirst && steps.length === 0
        ? {}
        : {
            SiteBucketName: 'files',
            DistributionId: 'D',
            SiteUrl: 'url',
            OriginKeySecret: 'secret',
            ...(!isRemoved && { OriginKeyNumber: '3' }),
          },
    templates: async () => ({ deployed: isFirst ? [] : [deployed], next: [next] }),
    ensureKeys: async () => isFirst,
    lastKey: async (secret) => (secret === 'secret' ? 4 : 0),
    upload: async (_, files) => {
      await step(`upload ${files.map(({ key }) => key)}`);
      return Object.fromEntries(files.map(({ key }) => [key, `version of ${key}`]));
    },
    releases: async () => [...(isFirst ? [] : former), ...written],
    readVersions: async () => ({ 'render-page': '8' }),
    removeVersions: async (kept) => {
      await step(`remove versions but ${kept.map((versions) => versions['render-page'])}`);
      return 1;
    },
    lastUpdates: async () => String(updated),
    setVersions: (versions) => step(`versions ${JSON.stringify(versions)}`),
    restoreFiles: async (_, files) => {
      await step(`restore ${Object.values(files)}`);
      return files;
    },
    writeRelease: async (_, release) => {
      written.push(release);
      await step(`release ${release.assets} ${release.live ? 'live' : 'started'}`);
    },
    isOlder: (_, than) => (than === 'unknown' ? undefined : than === 'new'),
    purge: () => step('purge'),
    smokeTest: () => step('smoke test'),
    recentAssets: async () => new Set(recent),
    withLock: async (bucket, work) => {
      await step(`lock ${bucket}`);
      return work();
    },
    say: (line) => void said.push(line),
  };
  const deployment = {
    name: 'rombo',
    context: ['-c', 'environment=production'],
    files: [file('assets/a-1.js'), file('favicon.svg'), { ...file('index'), headers: fileHeaders('index.html') }],
    release: { commit: 'abc', time: '2026-11-20T08:00:00.000Z' },
    canReserve: !isFirst,
    allowRemoval,
    allowOlder,
    vault,
    approval: [],
  };
  return { steps, written, said, done: deploySite(deployment, target) };
}

const all = [
  'lock files',
  'synth --quiet --output cdk.out/deploy-rombo -c environment=production -c originKeys=3 -c commit=abc -c releasedAt=2026-11-20T08:00:00.000Z',
  'deploy --app cdk.out/deploy-rombo rombo-data',
  'upload assets/a-1.js',
  'release assets/a-1.js started',
  'deploy --app cdk.out/deploy-rombo --all --no-previous-parameters --parameters rombo-site:ReservedConcurrency=yes',
  'upload favicon.svg,index',
  'release assets/a-1.js live',
  'purge',
  'smoke test',
  'remove versions but 7,8',
];

describe('a deployment', () => {
  it('uploads assets before the functions that refer to them and pages after, then purges, and records its versions', async () => {
    const { steps, written, done } = deploy();
    expect(await done).toBe('url');
    expect(steps).toEqual(all);
    const recorded = { commit: 'abc', versions: { 'render-page': '8' }, files: { index: 'version of index' } };
    expect(written.at(-1)).toMatchObject(recorded);
  });

  it('creates the data without protection the first time, and reserves no concurrency if the account does not allow it', async () => {
    const { steps, done } = deploy({ isFirst: true });
    await done;
    expect(steps[0]).toBe('deploy rombo-data -c environment=production -c throwaway=true');
    const rest = all.map((step) => step.replace(/=yes$/, '=no').replace('7,8', '8'));
    expect(steps.slice(1)).toEqual(rest);
  });

  it('sends the last origin key if there is no distribution that sends another one', async () => {
    const { steps, done } = deploy({ isRemoved: true });
    await done;
    expect(steps).toEqual(all.map((step) => step.replace('originKeys=3', 'originKeys=4')));
  });

  it('ends if the data cannot be created', async () => {
    const { steps, done } = deploy({ isFirst: true, failAt: 'deploy rombo-data' });
    await expect(done).rejects.toThrow(/^failed$/);
    expect(steps).toHaveLength(1);
  });

  it('skips assets that are already uploaded and not about to be deleted', async () => {
    const { steps, written, done } = deploy({ recent: ['assets/a-1.js', 'assets/old-1.js'] });
    await done;
    expect(steps).toEqual(all.map((step) => (step === 'upload assets/a-1.js' ? 'upload ' : step)));
    expect(written.at(-1)?.assets).toEqual(['assets/a-1.js']);
  });

  it.each([
    ['stacks fail', 'deploy --app cdk.out/deploy-rombo --all', 6],
    ['smoke test fails', 'smoke test', 10],
  ])('restores functions and pages of the former release when its %s, and says so', async (_, failAt, done) => {
    const { steps, written, ...deployment } = deploy({ failAt });
    await expect(deployment.done).rejects.toThrow(/^failed\nThe site is fed of 2026-11-10T08:00:00.000Z again.$/);
    expect(steps).toEqual([
      ...all.slice(0, done),
      'versions {"render-page":"7"}',
      'restore i7',
      'release assets/old-1.js live',
      'purge',
    ]);
    expect(written.at(-1)).toMatchObject({ commit: 'fed', restores: last.time });
  });

  it('restores nothing if it was declined before any stack update, and does not count as interrupted', async () => {
    const { steps, written, done } = deploy({ failAt: 'deploy --app cdk.out/deploy-rombo --all', updates: 0 });
    await expect(done).rejects.toThrow(/^failed\nNothing was changed: the site is still fed of 2026-11-10/);
    expect(steps).toEqual([...all.slice(0, 6), 'release assets/old-1.js live']);
    const { current, interrupted } = lastReleases([last, ...written]);
    expect(current).toMatchObject({ commit: 'fed', restores: last.time });
    expect(interrupted).toBeUndefined();
  });

  it('is rolled back if its pages fail, even without stack changes', async () => {
    const { steps, done } = deploy({ failAt: 'smoke test', updates: 0 });
    await expect(done).rejects.toThrow('is fed of 2026-11-10');
    expect(steps.at(-1)).toMatch(/^purge/);
  });

  it('has nothing to restore if the first one fails', async () => {
    const { steps, done } = deploy({ isFirst: true, failAt: 'smoke test' });
    await expect(done).rejects.toThrow(/^failed$/);
    expect(steps.at(-1)).toBe('smoke test');
  });

  it('reports a former release that cannot be restored', async () => {
    const old = omit(last, 'versions');
    const { done } = deploy({ failAt: 'smoke test', former: [old] });
    await expect(done).rejects.toThrow(/^failed\nThe former release could not be put back: .*check that commit out/);
  });

  it('says what to do if credentials expire, which leaves new functions with old pages', async () => {
    const { done } = deploy({ failAt: 'upload favicon', expires: true });
    await expect(done).rejects.toThrow(
      /^The AWS credentials have expired.*\n.*\nThe former release could not be put back: The AWS credentials have expired/,
    );
  });

  it.each([
    ['newer', 'new', /^The site is new of 2026-11-12.*newer than abc.*--allow-older\.$/],
    [
      'unknown to git',
      'unknown',
      /^git cannot tell whether abc is older than .* unknown of .*"git fetch".*--allow-older\.$/,
    ],
  ])('is refused under the lock if the live commit is %s, unless that is allowed', async (_, commit, refusal) => {
    const former = [last, { ...last, commit, time: '2026-11-12T08:00:00.000Z' }];
    const { steps, done } = deploy({ former });
    await expect(done).rejects.toThrow(refusal);
    expect(steps).toEqual(['lock files']);
    const restored = { ...last, time: '2026-11-13T08:00:00.000Z', restores: last.time };
    for (const other of [deploy({ former, allowOlder: true }), deploy({ former: [...former, restored] })]) {
      await other.done;
      expect(other.steps.slice(0, -1)).toEqual(all.slice(0, -1));
    }
  });

  it('names a vault for backups once, and another one if its kind changes or it was unset', async () => {
    const time = '2026-11-20T08:00:00.000Z';
    expect(vaultContext(undefined, { BackupVaultName: 'rombo-locked-1' }, time)).toEqual([]);
    expect(vaultContext('rombo-locked-', { BackupVaultName: 'rombo-locked-1' }, time)[1]).toBe(
      'vaultName=rombo-locked-1',
    );
    for (const outputs of [{}, { BackupVaultName: 'rombo-copies-1' }])
      expect(vaultContext('rombo-locked-', outputs, time)[1]).toBe('vaultName=rombo-locked-20261120080000');
    const { steps, done } = deploy({ isFirst: true, vault: 'rombo-locked-' });
    await done;
    const named = ' -c vaultName=rombo-locked-20261120080000 ';
    expect([steps[0]?.includes(named), steps[2]?.includes(named)]).toEqual([true, true]);
  });

  it('keeps the function versions of releases of the last 30 days, and of the one before the new one', async () => {
    const release = (time: string, version: string) => ({ ...last, time, versions: { 'render-page': version } });
    const oldest = release('2026-09-01T08:00:00.000Z', '1');
    const older = release('2026-09-15T08:00:00.000Z', '2');
    const recent = release('2026-11-01T08:00:00.000Z', '3');
    const busy = deploy({ former: [oldest, older, recent] });
    await busy.done;
    expect(busy.steps.at(-1)).toBe('remove versions but 2,3,8');
    const quiet = deploy({ former: [oldest, older] });
    await quiet.done;
    expect(quiet.steps.at(-1)).toBe('remove versions but 2,8');
    // The one before the new one is the restored one, not the one that it replaced.
    const restored = { ...oldest, time: '2026-09-20T08:00:00.000Z', restores: oldest.time };
    const back = deploy({ former: [oldest, older, restored] });
    await back.done;
    expect(back.steps.at(-1)).toBe('remove versions but 1,8');
  });

  it('is live even if former versions cannot be removed, and warns', async () => {
    const { steps, said, done } = deploy({ failAt: 'remove versions' });
    expect(await done).toBe('url');
    expect(steps).toEqual(all);
    expect(said.at(-1)).toBe('Warning: former versions of functions stay: failed');
  });

  it('stops before any change if it would remove an alarm, unless that is allowed', async () => {
    const { steps, done } = deploy({ next: {} });
    await expect(done).rejects.toThrow('would remove:\n  alarm edgefailures');
    expect(steps).toEqual(all.slice(0, 2));
    const allowed = deploy({ next: {}, allowRemoval: true });
    await allowed.done;
    expect(allowed.steps).toEqual(all);
  });
});
