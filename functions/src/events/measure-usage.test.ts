import { BudgetsClient } from '@aws-sdk/client-budgets';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handler } from './measure-usage.ts';

const saved = vi.hoisted(() => new Map<string, object>());
const stored: { key: string; size: number }[] = [];
vi.mock('../data/table.ts', () => ({
  put: async ({ pk, sk, ...fact }: { pk: string; sk: string }) => void saved.set(`${pk} ${sk}`, fact),
}));
vi.mock('../files/bucket.ts', () => ({
  async *listAll(prefix: string) {
    yield* stored.filter(({ key }) => key.startsWith(prefix));
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
  stored.splice(0);
  table.mockReset().mockResolvedValue(backups('ENABLED', '2026-11-22T05:25:00Z'));
  bucket.mockReset().mockResolvedValue({ Status: 'Enabled' });
  budgets.mockReset().mockResolvedValue({
    Budget: { CalculatedSpend: { ActualSpend: { Amount: '3.42', Unit: 'USD' } } },
  });
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
  expect([...saved.keys()]).toEqual(['USAGE storage']);
});

it('fails if a value cannot be read, which keeps its last one, and stores the others', async () => {
  budgets.mockRejectedValue(new Error('Access denied'));
  // AWS has no backup time yet.
  table.mockResolvedValue(backups('ENABLED'));
  await expect(handler()).rejects.toThrow('Not measured: Error: Access denied');
  expect([...saved.keys()]).toEqual(['USAGE storage']);
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
  expect(saved.size).toBe(3);
});
