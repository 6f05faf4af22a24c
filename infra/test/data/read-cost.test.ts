import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  type GetCommand,
  type GetCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { itemsOf, manyProducts } from '../../../functions/test/many-products.ts';
import { emptyTable } from './empty-table.ts';

await emptyTable();
const { findProduct } = await import('../../../functions/src/data/product-details.ts');
const table = DynamoDBDocumentClient.from(new DynamoDBClient());

/** Runs a read, and counts its calls and the read units that they consume. */
async function costOf(read: () => Promise<unknown>) {
  const cost = { calls: 0, units: 0 };
  const { send } = DynamoDBDocumentClient.prototype;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation(async function (this: DynamoDBDocumentClient, command: GetCommand, options: object) {
    command.input.ReturnConsumedCapacity = 'TOTAL';
    const answer = await (send as (command: GetCommand, options: object) => Promise<GetCommandOutput>).call(
      this,
      command,
      options,
    );
    cost.calls += 1;
    cost.units += answer.ConsumedCapacity?.CapacityUnits ?? 0;
    return answer;
  } as never);
  await read();
  spy.mockRestore();
  return cost;
}

it('the page of a product reads the same four items and queries of 28 products and of 2,000', async () => {
  const products = manyProducts(2000, 400);
  const store = async (from: number, to: number) => {
    const items = products.slice(from, to).flatMap(itemsOf);
    for (let at = 0; at < items.length; at += 25) {
      const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
      await table.send(new BatchWriteCommand({ RequestItems: { table: requests } }));
    }
  };
  const readOne = () => costOf(async () => expect((await findProduct('molti-1'))?.related).toHaveLength(4));
  const readAt = (slug: string, fit: object) => costOf(async () => expect(await findProduct(slug)).toMatchObject(fit));
  const [engine, pipe] = products;
  if (!engine || !pipe) expect.fail();
  Object.assign(pipe, { fits: [engine.id] });
  await store(0, 28);
  const few = await readOne();
  await store(28, products.length);
  expect(await readOne()).toEqual(few);
  expect(few.calls).toBe(4);
  expect((await readAt('molti-0', { parts: [{ id: pipe.id }] })).calls).toBe(4);
  expect((await readAt('molti-2', { fits: [] })).calls).toBe(3);
  expect(few.units).toBeGreaterThan(0);
  expect(few.units).toBeLessThanOrEqual(12);
}, 60_000);
