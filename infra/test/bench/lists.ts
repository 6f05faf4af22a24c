import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@rombo/functions/data/keys';
import { manyProducts } from '../../../functions/test/many-products.ts';
import type { Site } from '../../local/site.ts';
import { type Figure, known, median, withSite } from './figure.ts';

const RUNS = 7;

/** Puts made-up products of the size of the demo catalogue's into a site's table. */
async function fill({ endpoint, name }: Site['table'], from: number, to: number): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }));
  const requests = manyProducts(to, 400).map((item) => ({ PutRequest: { Item: item } }));
  for (let at = from; at < to; at += 25) {
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests.slice(at, Math.min(at + 25, to)) } }));
  }
  const version = { ...keys.catalogueVersion(), token: randomUUID(), changedAt: 0 };
  await client.send(new PutCommand({ TableName: name, Item: version }));
}

/** The list of products as a browser gets it, past the edge: a query that the edge does not keep asks the function each time. */
async function measure(origin: string, count: number): Promise<Figure[]> {
  const times: number[] = [];
  let bytes = 0;
  for (let at = 0; at < RUNS; at++) {
    const start = performance.now();
    const response = await fetch(`${origin}/api/products`, {
      headers: { 'accept-encoding': 'br', cookie: `__Host-session=eyJh.eyJh.${String(at).padStart(43, '0')}` },
    });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    bytes = Number(response.headers.get('content-length'));
  }
  return [
    known(`list of ${count} products: to the last byte`, median(times), 'ms'),
    known(`list of ${count} products: over the wire`, bytes / 1000, 'kB'),
  ];
}

/** A hundred products and two thousand in one answer. */
export const figures = (): Promise<Figure[]> =>
  withSite('none', async ({ origin, table }) => {
    await fill(table, 0, 100);
    const hundred = await measure(origin, 100);
    await fill(table, 100, 2000);
    return [...hundred, ...(await measure(origin, 2000))];
  });
