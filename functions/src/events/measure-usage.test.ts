import { BudgetsClient } from '@aws-sdk/client-budgets';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picture } from '../../test/forms.ts';
import { insertAt, segment } from '../../test/picture-bytes.ts';
import { handler } from './measure-usage.ts';

const read: string[] = [];
/** Duration of each read of a picture, and the key of one that cannot be read. */
const reading = { ms: 0, failsAt: '' };
const saved = vi.hoisted(() => new Map<string, object>());
const stored: { key: string; size: number; bytes?: Uint8Array; storedAt?: Date }[] = [];
vi.mock('../data/table.ts', () => ({
  getItem: async ({ pk, sk }: { pk: string; sk: string }) => saved.get(`${pk} ${sk}`),
  put: async ({ pk, sk, ...fact }: { pk: string; sk: string }) => void saved.set(`${pk} ${sk}`, fact),
}));
vi.mock('../files/bucket.ts', () => ({
  async *listAll(prefix: string) {
    for (const file of stored) if (file.key.startsWith(prefix)) yield { storedAt: new Date(), ...file };
  },
  async readHead(key: string) {
    const bytes = stored.find((file) => file.key === key)?.bytes;
    read.push(key);
    vi.setSystemTime(Date.now() + reading.ms);
    if (key === reading.failsAt) throw new Error('S3 does not answer');
    return bytes && { bytes, size: bytes.length };
  },
}));
const mocked = (prototype: object) =>
  vi.spyOn(prototype as DynamoDBClient, 'send') as unknown as ReturnType<typeof vi.fn>;
const table = mocked(DynamoDBClient.prototype);
const bucket = mocked(S3Client.prototype);
const budgets = mocked(BudgetsClient.prototype);

const at = '2026-11-22T05:30:00.000Z';
const backups = (PointInTimeRecoveryStatus: string, latest?: string) => ({
  ContinuousBackupsDescription: {
    PointInTimeRecoveryDescription: {
      PointInTimeRecoveryStatus,
      ...(latest && { LatestRestorableDateTime: new Date(latest) }),
    },
  },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  const variables = { TABLE_NAME: 'table', BUCKET_NAME: 'bucket', ACCOUNT_ID: '1', BUDGET_NAME: 'rombo-monthly' };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  saved.clear();
  read.splice(0);
  Object.assign(reading, { ms: 0, failsAt: '' });
  stored.splice(0);
  table.mockReset().mockResolvedValue(backups('ENABLED', '2026-11-22T05:25:00Z'));
  bucket.mockReset().mockResolvedValue({ Status: 'Enabled' });
  budgets
    .mockReset()
    .mockResolvedValue({ Budget: { CalculatedSpend: { ActualSpend: { Amount: '3.42', Unit: 'USD' } } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('counts uploaded files, including those in the trash, and the bytes of these and their variants', async () => {
  stored.push(
    { key: 'media/products/a/cover.jpg', size: 1000 },
    { key: 'media/products/a/cover.jpg/640.avif', size: 200 },
    { key: 'media/slides/s/slide.png', size: 30 },
    { key: 'trash/media/products/b/sheet.pdf', size: 4 },
    { key: 'uploads/product-image/x.jpg', size: 50_000 },
  );
  await handler();
  expect(saved.get('USAGE storage')).toEqual({ files: 3, bytes: 1234, at });
});

it('fails while a stored picture holds hidden data, and reads only new pictures and those that it found', async () => {
  const bytes = await picture('jpeg');
  const planted = insertAt(Buffer.from(bytes), 2, segment(0xfe, 'Mario Rossi'));
  const [clean, hidden] = ['media/products/a/clean.jpg', 'trash/media/products/a/hidden.jpg'];
  stored.push({ key: clean, size: 1, bytes }, { key: hidden, size: 1, bytes: planted });
  stored.push({ key: `${clean}/640.webp`, size: 1, bytes: planted }, { key: 'media/products/a/a.pdf', size: 1 });
  await expect(handler()).rejects.toThrow('1 pictures hold hidden data');
  expect(saved.get('USAGE hidden')).toEqual({ keys: [hidden], at });
  expect(read.splice(0)).toEqual([clean, hidden]);
  for (const file of stored) file.storedAt = new Date('2026-11-21T05:30:00Z');
  await expect(handler()).rejects.toThrow('1 pictures hold hidden data');
  expect(read.splice(0)).toEqual([hidden]);
  for (const file of stored) if (file.key === hidden) file.bytes = bytes;
  await handler();
  expect(saved.get('USAGE hidden')).toEqual({ keys: [], at });
});

it('reads many pictures on several days, oldest first, and those that it found every day', async () => {
  const planted = insertAt(Buffer.from(await picture('jpeg')), 2, segment(0xfe, 'Mario Rossi'));
  const keys = Array.from({ length: 250 }, (_, at) => `media/products/a/${at}.jpg`);
  const storedAt = (at: number) => new Date(Date.parse('2026-11-22T03:00:00Z') + at * 1000);
  // The bucket lists the newest first.
  for (const [at, key] of [...keys.entries()].toReversed())
    stored.push({ key, size: 1, storedAt: storedAt(at), ...(at === 7 && { bytes: planted }) });
  reading.ms = 2000;
  await expect(handler()).rejects.toThrow('1 pictures hold hidden data');
  expect(read.splice(0)).toEqual(keys.slice(0, 200));
  expect(saved.get('USAGE hidden')).toEqual({ keys: [keys[7]], at: storedAt(200).toISOString() });
  vi.setSystemTime(new Date('2026-11-23T05:30:00.000Z'));
  await expect(handler()).rejects.toThrow('1 pictures hold hidden data');
  expect(read.splice(0)).toEqual([keys[7], ...keys.slice(200)]);
  expect(saved.get('USAGE hidden')).toEqual({ keys: [keys[7]], at: '2026-11-23T05:30:00.000Z' });
});

it('keeps its progress if a picture cannot be read', async () => {
  const storedAt = (at: number) => new Date(Date.parse('2026-11-22T03:00:00Z') + at * 1000);
  for (let at = 0; at < 150; at++) stored.push({ key: `media/products/a/${at}.jpg`, size: 1, storedAt: storedAt(at) });
  reading.failsAt = 'media/products/a/120.jpg';
  await expect(handler()).rejects.toThrow('S3 does not answer');
  expect(saved.get('USAGE hidden')).toEqual({ keys: [], at: storedAt(100).toISOString() });
});

it('stores the latest restorable time, and the spending of the budget', async () => {
  await handler();
  expect(saved.get('USAGE restorable')).toEqual({ at: '2026-11-22T05:25:00.000Z' });
  expect(saved.get('USAGE cost')).toEqual({ amount: 3.42, currency: 'USD', at });
  expect(budgets.mock.calls[0]?.[0].input).toEqual({ AccountId: '1', BudgetName: 'rombo-monthly' });
});

it("does not call AWS on the owner's machine, nor read the cost without a budget", async () => {
  vi.stubEnv('OWN_MACHINE', 'true');
  vi.stubEnv('BUDGET_NAME', '');
  await handler();
  expect([table, bucket, budgets].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  expect([...saved.keys()].toSorted()).toEqual(['USAGE hidden', 'USAGE storage']);
});

it('fails if a value cannot be read, which keeps its last one, and stores the others', async () => {
  budgets.mockRejectedValue(new Error('Access denied'));
  // AWS has no backup time yet.
  table.mockResolvedValue(backups('ENABLED'));
  await expect(handler()).rejects.toThrow('Not measured: Error: Access denied');
  expect([...saved.keys()].toSorted()).toEqual(['USAGE hidden', 'USAGE storage']);
});

it.each([
  ['the table has no backups', 'DISABLED', '2026-11-22T05:25:00Z', 'no point-in-time recovery', null],
  ['they are old', 'ENABLED', '2026-11-22T04:29:59Z', 'more than an hour behind', '2026-11-22T04:29:59.000Z'],
])('fails if %s, and stores the other values', async (_, status, latest, message, stored) => {
  table.mockResolvedValue(backups(status, latest));
  await expect(handler()).rejects.toThrow(message);
  expect(saved.get('USAGE restorable') ?? null).toEqual(stored && { at: stored });
  expect([...saved.keys()]).toEqual(expect.arrayContaining(['USAGE storage', 'USAGE cost']));
});

it('fails if the bucket keeps no old versions, and stores all values', async () => {
  bucket.mockResolvedValue({ Status: 'Suspended' });
  await expect(handler()).rejects.toThrow('keeps no old versions');
  expect(saved.size).toBe(4);
});
