import * as v from 'valibot';
import { logger } from '../logger.ts';
import type { Key } from './keys.ts';
import { getItem, type Item } from './table.ts';

/** Parses an item. Throws if it does not match the schema: for callers that would delete or overwrite because of it. */
export function parseRow<S extends v.GenericSchema>(schema: S, item: Item): v.InferOutput<S> {
  const { success, output, issues = [] } = v.safeParse(schema, item);
  if (success) return output;
  const fields = issues.map((issue) => v.getDotPath(issue)).join(', ');
  throw new Error(`The item ${item.pk} ${item.sk} cannot be read: ${fields}`);
}

/** Parses the items of a list that visitors read. Logs and omits an item that does not match the schema. */
export const parseRows = <S extends v.GenericSchema>(schema: S, items: readonly Item[]): v.InferOutput<S>[] =>
  items.flatMap((item) => {
    try {
      return [parseRow(schema, item)];
    } catch (error) {
      logger.error('An item is left out', { error });
      return [];
    }
  });

/** Parses an item that has a default. Logs an item that does not match the schema, and returns the default. */
export function parseRowOr<S extends v.GenericSchema, D>(schema: S, item: Item | undefined, otherwise: D) {
  const [row = otherwise] = item ? parseRows(schema, [item]) : [];
  return row;
}

/** Reads an item. One that does not match the schema is logged and counts as absent. */
export const getRow = async <S extends v.GenericSchema>(schema: S, key: Key): Promise<v.InferOutput<S> | undefined> =>
  parseRowOr(schema, await getItem(key), undefined);

/** Compares times and ids. `localeCompare` would load the rules of every language, about 10 ms of a cold start. */
export const compareAscii = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
