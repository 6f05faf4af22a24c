import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handler } from './make-archive.ts';

const DAY = 24 * 60 * 60 * 1000;

const stored: { key: string; size: number; storedAt: Date }[] = [];
const removed: string[] = [];
vi.mock('../files/bucket.ts', () => ({
  async *listAll() {
    yield* stored;
  },
  removeAll: async (keys: string[]) => void removed.push(...keys),
}));
vi.mock('../backup/write-backup.ts', async () => {
  const { writeFile } = await import('node:fs/promises');
  return { writeBackup: async (_: object, file: string) => writeFile(file, 'all') };
});
const send = vi.spyOn(S3Client.prototype, 'send') as unknown as ReturnType<typeof vi.fn>;

const archive = (days: number) => ({
  key: `archives/${days}.tar`,
  size: 3,
  storedAt: new Date(Date.now() - days * DAY),
});
const scheduled = { 'detail-type': 'Scheduled Event' } as Parameters<typeof handler>[0];
const requested = (time: Date) =>
  ({
    'detail-type': 'Object Created',
    time: time.toISOString(),
    detail: { object: { key: 'archive-requests/1' } },
  }) as Parameters<typeof handler>[0];

beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'table');
  vi.stubEnv('BUCKET_NAME', 'bucket');
  stored.length = 0;
  removed.length = 0;
  send.mockReset().mockResolvedValue({});
});
afterEach(() => vi.unstubAllEnvs());

it('makes the weekly archive once a week', async () => {
  await handler(scheduled);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.lastCall?.[0].input).toMatchObject({ ContentLength: 3, CacheControl: 'no-store' });
  stored.push(archive(6));
  await handler(scheduled);
  expect(send).toHaveBeenCalledTimes(1);
  stored.splice(0, 1, archive(7));
  await handler(scheduled);
  expect(send).toHaveBeenCalledTimes(2);
});

it('makes one for a request, however new the last one is, but not again when the event is repeated', async () => {
  stored.push(archive(1));
  await handler(requested(new Date()));
  expect(send).toHaveBeenCalledTimes(1);
  stored.push(archive(0));
  await handler(requested(new Date(Date.now() - 60_000)));
  expect(send).toHaveBeenCalledTimes(1);
  expect(removed).toEqual(['archive-requests/1', 'archive-requests/1']);
});

it.each([
  ['the three newest', [30, 20, 10, 5], [30]],
  ['besides these the newest that is a week old', [15, 8, 1, 0.2, 0.1, 0], [15, 1]],
  ['none for longer than three weeks if newer ones are requested every day', [22, 3, 2, 1, 0], [22, 3]],
])('keeps %s', async (_, ages, gone) => {
  stored.push(...ages.map(archive));
  await handler(scheduled);
  expect(removed).toEqual(gone.map((age) => `archives/${age}.tar`));
});

it('keeps the request and every archive if it fails, so that the retry makes it', async () => {
  stored.push(archive(30), archive(20), archive(10), archive(8));
  send.mockRejectedValue(new Error('The bucket is gone.'));
  await expect(handler(requested(new Date()))).rejects.toThrow('The bucket is gone.');
  expect(send.mock.lastCall?.[0].input.Body.destroyed).toBe(true);
  expect(removed).toEqual([]);
});
