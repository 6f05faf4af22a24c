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
  readHead: async (key: string) => ({ bytes: Buffer.from(bucket.objects.get(key)?.text ?? '') }),
  removeAll: async (keys: string[]) => {
    for (const key of keys) bucket.objects.delete(key);
  },
}));

function store(...releases: Release[]) {
  for (const one of releases) {
    const changed = new Date(one.time);
    bucket.objects.set(releaseKey(one), { changed, text: JSON.stringify(one) });
    for (const key of one.assets) bucket.objects.set(key, { changed, text: '' });
  }
}
const assets = () =>
  [...bucket.objects.keys()].flatMap((key) => (key.startsWith('assets/') ? key.slice(7, -3) : [])).sort();

describe('sweep-assets', () => {
  beforeEach(() => bucket.objects.clear());

  it.each<[name: string, left: string, records: number, used: Record<number, string>, live?: number]>([
    ['deletes what only releases used that were replaced 30 days ago', 'cd', 1, { 90: 'ab', 60: 'bc', 31: 'cd' }],
    ['keeps what a release used until 29 days ago, however old it is', 'ab', 2, { 90: 'a', 29: 'b' }],
    ['keeps the live release when later ones failed', 'abc', 3, { 90: 'a', 60: 'b', 40: 'c' }, 90],
  ])('%s', async (_, left, records, usedBefore, live) => {
    for (const [days, used] of Object.entries(usedBefore))
      store(release(Number(days), [...used], live === undefined || Number(days) === live));
    // Uploaded for a release in progress.
    bucket.objects.set('assets/new.js', { changed: daysAgo(1), text: '' });
    await handler();
    expect(assets()).toEqual([...left, 'new']);
    expect(bucket.objects.size).toBe(left.length + 1 + records);
  });

  it('deletes nothing and fails if no release is live', async () => {
    store(release(90, ['a'], false));
    await expect(handler()).rejects.toThrow('No release is live');
    expect(assets()).toEqual(['a']);
  });
});
