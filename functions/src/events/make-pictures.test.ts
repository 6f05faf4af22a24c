import type { SQSEvent } from 'aws-lambda';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { picture } from '../../test/forms.ts';
import { handler } from './make-pictures.ts';

const files = vi.hoisted(() => new Map<string, Uint8Array>());
const deletion = vi.hoisted(() => ({ after: '' }));
vi.mock('../files/bucket.ts', () => ({
  readHead: async (key: string) => (files.has(key) ? { bytes: files.get(key) } : undefined),
  store: async (key: string, bytes: Uint8Array) => {
    files.set(key, bytes);
    if (deletion.after === key) files.delete(KEY);
  },
  removeAll: async (keys: string[]) => {
    for (const key of keys) files.delete(key);
  },
}));

const FOLDER = 'media/products/3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const KEY = `${FOLDER}/3f2504e0-4f89-41d3-9a0c-0305e82c3302.jpg`;

const stored = (key: string) =>
  handler({ Records: [{ body: JSON.stringify({ detail: { object: { key } } }) }] } as SQSEvent);
const made = () => [...files.keys()].filter((key) => key !== KEY).map((key) => key.slice(KEY.length + 1));

beforeEach(() => {
  files.clear();
  deletion.after = '';
});

it('makes each distinct width in both formats, and the share picture', async () => {
  files.set(KEY, await picture('jpeg', 800, 600));
  await stored(KEY);
  const widths = [320, 640, 720, 960];
  expect(made()).toEqual([...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), 'share.jpg']);
  const { width, format } = await sharp(files.get(`${KEY}/960.webp`)).metadata();
  expect([width, format]).toEqual([800, 'webp']);
});

it.each([
  ['a variant', `${KEY}/320.webp`],
  ['a data sheet', `${FOLDER}/3f2504e0-4f89-41d3-9a0c-0305e82c3303.pdf`],
])('makes nothing of %s', async (_, key) => {
  files.set(key, await picture('webp', 320, 240));
  await stored(key);
  expect([...files.keys()]).toEqual([key]);
});

it('makes nothing of a picture that was deleted in the meantime', async () => {
  await stored(KEY);
  expect(made()).toEqual([]);
});

it('leaves no variant of a picture that is deleted while it is made', async () => {
  files.set(KEY, await picture('jpeg', 800, 600));
  deletion.after = `${KEY}/320.avif`;
  await stored(KEY);
  expect([...files.keys()]).toEqual([]);
});

it('fails for a picture that cannot be made, so that the queue retries', async () => {
  files.set(KEY, (await picture('jpeg', 800, 600)).subarray(0, 700));
  await expect(stored(KEY)).rejects.toThrow();
});
