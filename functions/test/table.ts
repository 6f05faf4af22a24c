import { type Item, type Key, openTable } from './open-table.ts';
import { site } from './site.ts';

const { endpoint, name } = site.table;
const region = process.env.AWS_REGION ?? 'eu-south-1';
const table = openTable({ endpoint, name, region, credentials: site.credentials });

/** Deletes the mark that all cards are there: items that are written directly to the table have none. */
const forgetCards = () => table.remove({ pk: 'CATALOGUE', sk: 'version' });

export async function putItems(items: Item[]): Promise<void> {
  await table.put(...items);
  await forgetCards();
}

export const putItem = (item: Item): Promise<void> => putItems([item]);

export async function deleteItems(keys: Key[]): Promise<void> {
  await table.remove(...keys);
  await forgetCards();
}

export const deleteItem = (key: Key): Promise<void> => deleteItems([key]);

export const itemsUnder = table.items;

export async function readItem({ pk, sk }: Key): Promise<Item> {
  const item = (await table.items(pk)).find((item) => item.pk === pk && item.sk === sk);
  if (!item) throw new Error(`There is no ${pk} ${sk}`);
  return item;
}
