import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@rombo/functions/data/keys';
import type { Site } from '../../local/site.ts';
import { type Figure, known, median, withSite } from './figure.ts';

const RUNS = 7;

/** A product of the size of the demo catalogue's. */
export function item(at: number) {
  const id = `0199a3c0-5c6e-7abc-8def-${String(at).padStart(12, '0')}`;
  const createdAt = new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString();
  return {
    pk: 'PRODUCT',
    sk: id,
    id,
    slug: `motore-${at}`,
    name: `Motore ${at}`,
    description: `Motore da competizione numero ${at}. `.repeat(8).trim(),
    category: 'motori',
    subcategory: at % 2 ? '3.5cc' : '2.1cc',
    images: [1, 2, 3].map((picture) => `/media/products/${id}/${picture}.jpg`),
    technicalSpecs: ['Codice Articolo', 'Cilindrata', 'Potenza', 'RPM Max', 'Carburante', 'Peso', 'Alesaggio'].map(
      (label) => [label, `valore ${at}`],
    ),
    technicalSheetUrl: `/media/products/${id}/scheda.pdf`,
    featured: at % 50 === 0,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Puts made-up products into a site's table. */
export async function fill({ endpoint, name }: Site['table'], from: number, to: number): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }));
  for (let at = from; at < to; at += 25) {
    const requests = Array.from({ length: Math.min(25, to - at) }, (_, next) => ({
      PutRequest: { Item: item(at + next) },
    }));
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
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
