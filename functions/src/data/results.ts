import type { ListedResult } from '@rombo/shared/collections/listed';
import { WonRace } from '@rombo/shared/collections/product';
import { Result } from '@rombo/shared/collections/result';
import * as v from 'valibot';
import { partitions } from './keys.ts';
import { newestFirst, withProducts } from './listed.ts';
import { parseRows } from './rows.ts';
import type { Store } from './store.ts';
import { queryAll } from './table.ts';

export const resultStore: Store<Result> = {
  kind: 'result',
  partition: partitions.results,
  row: Result,
  nameOf: ({ title }) => title,
  filesOf: ({ picture }) => (picture ? [picture.url] : []),
};

export const listResults = async (): Promise<Result[]> =>
  parseRows(Result, await queryAll(partitions.results)).sort(newestFirst);

export async function listPublicResults(): Promise<ListedResult[]> {
  const results = await withProducts(await listResults(), ({ engines }) => engines);
  return results.map((result) => ({ ...result, engines: result.products.map(({ id }) => id) }));
}

export async function listWins(engine: string): Promise<WonRace[]> {
  const won = (await listResults()).filter(({ engines }) => engines.includes(engine));
  return won.map((result) => v.parse(WonRace, result));
}
