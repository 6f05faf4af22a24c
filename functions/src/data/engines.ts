import type { Product, ProductInput } from '@rombo/shared/collections/product';
import { invalid } from '../errors.ts';
import { keys } from './keys.ts';
import { ProductRow } from './products.ts';
import { parseRows } from './rows.ts';
import { getItems, type Item } from './table.ts';

/** The engines among items, in the order of these ids; what is gone or is no engine is left out. */
export function enginesOf(items: readonly Item[], ids: readonly string[]): Product[] {
  const engines = parseRows(ProductRow, items).filter(({ category }) => category === 'motori');
  const byId = new Map(engines.map((engine) => [engine.id, engine]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Refuses a form that names a product that is no engine. Engines that are stored already may be gone meanwhile. */
export async function checkFits({ fits = [] }: ProductInput, present?: Product): Promise<void> {
  const added = fits.filter((id) => !present?.fits?.includes(id));
  const engines = new Set(enginesOf(await getItems(added.map(keys.product)), added).map(({ id }) => id));
  const unknown = fits.findIndex((id) => added.includes(id) && !engines.has(id));
  if (unknown >= 0) throw invalid(`fits.${unknown}`, 'Motore sconosciuto');
}

/** The fields that a product of its category cannot have: an engine is nobody's part. */
export const withoutFit = ({ category }: Pick<Product, 'category'>) =>
  category === 'motori' ? { fits: undefined, partType: undefined } : {};

/** Products of a whole list, with those engines only that are in it. */
export function withListedEngines(products: readonly Product[]): Product[] {
  const engines = new Set(products.filter(({ category }) => category === 'motori').map(({ id }) => id));
  return products.map((product) =>
    product.fits ? { ...product, fits: product.fits.filter((id) => engines.has(id)) } : product,
  );
}
