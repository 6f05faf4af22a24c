import { Contact } from '@rombo/shared/contact';
import { Product } from '@rombo/shared/product';
import { Slide } from '@rombo/shared/slide';
import * as v from 'valibot';
import type { Item, Stores } from './stores.ts';

const schemas: Record<string, v.GenericSchema> = { PRODUCT: Product, SLIDE: Slide, CONTACT: Contact };

/** The addresses of the files that an item names. */
const filesOf = ({ images = [], technicalSheetUrl, imageUrl }: Item): string[] =>
  [images, technicalSheetUrl ?? [], imageUrl ?? []].flat() as string[];

const asRead = (item: Item) =>
  item.pk === 'PRODUCT' ? { ...item, technicalSpecs: Object.fromEntries(item.technicalSpecs as []) } : item;

/** What is not as it must be in the stores, in words: items that are not whole, and items whose file is not there. */
export async function faultsIn(stores: Stores): Promise<string[]> {
  const objects = new Set(await stores.objects('media/'));
  const items = await stores.items();
  return items.flatMap((item) => {
    const schema = schemas[item.pk];
    if (!schema) return [];
    const { issues = [] } = v.safeParse(schema, asRead(item));
    const missing = filesOf(item).filter((address) => !objects.has(address.slice(1)));
    return [
      ...issues.map((issue) => `${item.pk} ${item.sk}: ${v.getDotPath(issue)} ${issue.message}`),
      ...missing.map((address) => `${item.pk} ${item.sk}: ${address} is missing`),
    ];
  });
}

/** The keys under `media/` that no item names. */
export async function orphansIn(stores: Stores): Promise<string[]> {
  const named = new Set((await stores.items()).flatMap(filesOf));
  return (await stores.objects('media/')).filter((key) => !named.has(`/${key}`));
}
