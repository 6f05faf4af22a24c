import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Release, releaseKey } from '../files/releases.ts';
import { handler } from './sweep-assets.ts';

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const release = (days: number, assets: string[], live = true): Release => ({
  commit: null,
  time: daysAgo(days).toISOString(),
  assets: assets.map((name) => `assets/${name}.js`),
  live,
});

const bucket = vi.hoisted(() => ({ objects: new Map<string, { changed: Date; text: string }>() }));
vi.mock('../files/bucket.ts', () => ({
  async *listOlder(prefix: string, moment: Date) {
    for (const [key, { changed }] of bucket.objects) if (key.startsWith(prefix) && changed < moment) yield key;
  },
  readStart: async (key: string) => ({ bytes: Buffer.from(bucket.objects.get(key)?.text ?? '') }),
  removeAll: async (keys: string[]) => {
    for (const key of keys) bucket.objects.delete(key);
  },
}));

/** Stores releases, and each asset with the age of the last release that uploaded it. */
function store(...releases: Release[]) {
  for (const one of releases) {
    const changed = new Date(one.time);
    bucket.objects.set(releaseKey(one), { changed, text: JSON.stringify(one) });
    for (const key of one.assets) bucket.objects.set(key, { changed, text: '' });
  }
}
const assets = () =>
  [...bucket.objects.keys()].filter((key) => key.startsWith('assets/')).map((key) => key.slice(7, -3));

describe('sweep-assets', () => {
  beforeEach(() => bucket.objects.clear());

  it('deletes what only releases used that were replaced 30 days ago, with their records', async () => {
    store(release(90, ['a', 'b']), release(60, ['b', 'c']), release(31, ['c', 'd']));
    await handler();
    expect(assets()).toEqual(['c', 'd']);
    expect(bucket.objects.size).toBe(3);
  });

  it('keeps what a release used until 29 days ago, however old it is', async () => {
    store(release(90, ['a']), release(29, ['b']));
    await handler();
    expect(assets()).toEqual(['a', 'b']);
  });

  it('keeps what the live release uses when later ones failed', async () => {
    store(release(90, ['a']), release(60, ['b'], false), release(40, ['c'], false));
    await handler();
    expect(assets()).toEqual(['a', 'b', 'c']);
  });

  it('deletes nothing that was uploaded in the last 30 days, as for a release that is under way', async () => {
    store(release(60, ['a']));
    bucket.objects.set('assets/new.js', { changed: daysAgo(1), text: '' });
    await handler();
    expect(assets()).toEqual(['a', 'new']);
  });

  it('deletes nothing and fails when no release is live', async () => {
    store(release(90, ['a'], false));
    await expect(handler()).rejects.toThrow('No release is live');
    expect(assets()).toEqual(['a']);
  });
});
