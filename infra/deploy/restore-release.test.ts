import type { Release } from '@rombo/functions/files/releases';
import { omit } from '@rombo/shared/contract/keys-of';
import { describe, expect, it } from 'vitest';
import { lastReleases, rollBack } from './restore-release.ts';

const release = (day: number, more: Partial<Release> = {}): Release => ({
  commit: `${day}`.repeat(40),
  time: `2026-11-0${day}T08:00:00.000Z`,
  assets: [`assets/a-${day}.js`],
  live: true,
  versions: { 'render-page': `${day}` },
  files: { index: `index-${day}`, 'favicon.svg': `icon-${day}` },
  ...more,
});

const PLACE = 'account 123456789012, region eu-south-1';

function site(releases: Release[]) {
  const steps: string[] = [];
  const target = {
    withLock: async <T>(bucket: string, work: () => Promise<T>) => {
      steps.push(`lock ${bucket}`);
      return work();
    },
    ask: async () => 'rombo',
    outputs: async () => ({ SiteBucketName: 'files', DistributionId: 'D' }),
    releases: async () => [...releases].reverse(),
    setVersions: async (versions: object) => void steps.push(`versions ${JSON.stringify(versions)}`),
    restoreFiles: async (_: string, files: Record<string, string>) => {
      steps.push(`files ${Object.values(files)}`);
      return Object.fromEntries(Object.keys(files).map((key) => [key, `${files[key]}-again`]));
    },
    writeRelease: async (_: string, written: Release) => {
      releases.push(written);
      steps.push(`release ${written.commit?.[0]}`);
    },
    purge: async () => void steps.push('purge'),
    say: () => {},
  };
  return { releases, steps, target };
}

describe('npm run rollback', () => {
  it('restores functions, pages and the record of the previous release, then purges', async () => {
    const { steps, target, releases } = site([release(1), release(2)]);
    const said = await rollBack('rombo', PLACE, target, () => new Date('2026-11-04T08:00:00Z'));
    expect(said).toContain('rombo is 1111111 of 2026-11-01');
    expect(steps).toEqual(['lock files', 'versions {"render-page":"1"}', 'files index-1,icon-1', 'release 1', 'purge']);
    expect(releases.at(-1)).toEqual({
      ...release(1),
      files: { index: 'index-1-again', 'favicon.svg': 'icon-1-again' },
      time: '2026-11-04T08:00:00.000Z',
      restores: '2026-11-01T08:00:00.000Z',
    });
  });

  it('goes further back the second time; only a deployment goes forward', async () => {
    const { target, releases } = site([release(1), release(2), release(3)]);
    await rollBack('rombo', PLACE, target, () => new Date('2026-11-04T08:00:00Z'));
    expect(lastReleases(releases).former?.commit).toMatch(/^1/);
    await rollBack('rombo', PLACE, target, () => new Date('2026-11-05T08:00:00Z'));
    expect(lastReleases(releases)).toMatchObject({ current: { restores: release(1).time } });
    await expect(rollBack('rombo', PLACE, target)).rejects.toThrow('There is no previous release.');
  });

  it('skips a release that was rolled back before the current one', async () => {
    const restored = release(3, { commit: release(1).commit, restores: release(1).time });
    const { target, releases } = site([release(1), release(2), restored, release(4)]);
    const said = await rollBack('rombo', PLACE, target, () => new Date('2026-11-05T08:00:00Z'));
    expect(said).toContain('rombo is 1111111 of 2026-11-01');
    expect(releases.at(-1)).toMatchObject({ restores: release(1).time, versions: restored.versions });
    expect(lastReleases(releases).former).toBeUndefined();
  });

  it('restores the live release after an interrupted deployment, and the one before it the next time', async () => {
    const { target, releases } = site([release(1), release(2), release(3, { live: false })]);
    let question = '';
    const ask = async (text: string) => {
      question = text;
      return 'rombo';
    };
    const said = await rollBack('rombo', PLACE, { ...target, ask }, () => new Date('2026-11-04T08:00:00Z'));
    expect(question).toMatch(/go back from 3333333 of .*, whose deployment was interrupted, to 2222222 of /);
    expect(said).toContain('rombo is 2222222 of 2026-11-02');
    expect(releases.at(-1)).toMatchObject({ restores: release(2).time });
    await rollBack('rombo', PLACE, target, () => new Date('2026-11-05T08:00:00Z'));
    expect(releases.at(-1)).toMatchObject({ restores: release(1).time });
  });

  it('asks for the name of the site, and changes nothing without it', async () => {
    const { steps, target } = site([release(1), release(2)]);
    let question = '';
    const ask = async (text: string) => {
      question = text;
      return 'yes';
    };
    const done = rollBack('rombo', PLACE, { ...target, ask }, () => new Date('2026-11-04T08:00:00Z'));
    await expect(done).rejects.toThrow('Nothing was changed.');
    expect(question).toMatch(
      /rombo, account 123456789012, region eu-south-1, go back from 2222222 of .* to 1111111 of .*Type rombo/,
    );
    expect(steps).toEqual([]);
  });

  it('changes nothing if another release is live once it was confirmed, and takes the time after the question', async () => {
    const { steps, target, releases } = site([release(1), release(2)]);
    let now = new Date('2026-11-04T08:00:00Z');
    const ask = async () => {
      now = new Date('2026-11-05T08:00:00Z');
      if (releases.length === 2) releases.push(release(3));
      return 'rombo';
    };
    const roll = () => rollBack('rombo', PLACE, { ...target, ask }, () => now);
    await expect(roll()).rejects.toThrow(/^Meanwhile the site became 3333333 of .* Nothing was changed/);
    expect(steps).toEqual(['lock files']);
    now = new Date('2026-11-04T08:00:00Z');
    await roll();
    expect(releases.at(-1)).toMatchObject({ restores: release(2).time, time: '2026-11-05T08:00:00.000Z' });
  });

  it('changes nothing if the pages of the previous release have expired', async () => {
    const { steps, target } = site([release(1), release(2)]);
    const back = (now: string) => rollBack('rombo', PLACE, target, () => new Date(now));
    await expect(back('2026-12-02T08:00:01Z')).rejects.toThrow(
      /^1111111 of 2026-11-01.* was replaced more than 30 days ago.* check that commit out and deploy it with --allow-older/,
    );
    expect(steps).toEqual([]);
    await back('2026-12-02T07:59:59Z');
    expect(steps).toHaveLength(5);
  });

  it('explains what to do if a release has no recorded versions', async () => {
    const old = omit(release(1), 'versions', 'files');
    const { steps, target } = site([old, release(2)]);
    const done = rollBack('rombo', PLACE, target, () => new Date('2026-11-04T08:00:00Z'));
    await expect(done).rejects.toThrow('check that commit out and deploy it');
    expect(steps).toEqual(['lock files']);
  });
});
