import { BudgetsClient } from '@aws-sdk/client-budgets';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
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
const budgets = mocked(BudgetsClient.prototype);

const at = '2026-11-22T05:30:00.000Z';
const restorable = new Date('2026-11-22T05:25:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  for (const [name, value] of Object.entries({ TABLE_NAME: 'table', ACCOUNT_ID: '1', BUDGET_NAME: 'rombo-monthly' }))
    vi.stubEnv(name, value);
  saved.clear();
  stored.splice(0);
  table.mockReset().mockResolvedValue({
    ContinuousBackupsDescription: { PointInTimeRecoveryDescription: { LatestRestorableDateTime: restorable } },
  });
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
  expect([table.mock.calls, budgets.mock.calls]).toEqual([[], []]);
  expect([...saved.keys()]).toEqual(['USAGE storage']);
});

it('fails if a value cannot be read, which keeps its last one, and stores the others', async () => {
  budgets.mockRejectedValue(new Error('Access denied'));
  // AWS has no backup time yet.
  table.mockResolvedValue({});
  await expect(handler()).rejects.toThrow('Not measured: Error: Access denied');
  expect([...saved.keys()]).toEqual(['USAGE storage']);
});
