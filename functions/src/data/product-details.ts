import type { Product, ProductDetails, RelatedProduct } from '@rombo/shared/product';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';
import { getProducts, listWholeOrEntries, type ProductEntry } from './product-lists.ts';
import { getProduct } from './products.ts';
import { findFormerOwner } from './slugs.ts';

const RELATED = 4;

/** Up to this many products the whole list is read, which is one query; beyond, the product and its related ones alone. */
const WHOLE_LIST = 500;

/** Reads a product by its id, by its address or by one that it had before, with related ones: one query unless the address is old. */
export async function findProduct(address: string): Promise<ProductDetails | undefined> {
  const list = await listWholeOrEntries(WHOLE_LIST);
  if (!list.products) return findAmongMany(address, list.entries);
  const { products } = list;
  const withId = (id: string | undefined) => products.find((product) => product.id === id);
  const found =
    withId(address) ?? products.find(({ slug }) => slug === address) ?? withId(await findFormerOwner(address));
  return found && { ...found, related: relatedTo(found, products).map(toCard) };
}

async function findAmongMany(address: string, entries: ProductEntry[]): Promise<ProductDetails | undefined> {
  const entry = entries.find(({ id, slug }) => id === address || slug === address);
  const id = entry?.id ?? (await findFormerOwner(address));
  const found = id === undefined ? undefined : await getProduct(id);
  if (!found) return undefined;
  const related = await getProducts(relatedTo(found, entries).map((other) => other.id));
  return { ...found, related: related.map(toCard) };
}

/** Others of its category, those of its displacement first. */
const relatedTo = <P extends ProductEntry>(product: ProductEntry, products: readonly P[]): P[] => {
  const others = products.filter(({ id, category }) => id !== product.id && category === product.category);
  const isSame = ({ subcategory }: ProductEntry) => subcategory === product.subcategory;
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, RELATED);
};

const toCard = ({ id, slug, name, category, subcategory, images, technicalSpecs }: Product): RelatedProduct => ({
  id,
  slug,
  name,
  category,
  subcategory,
  image: images[0] ?? null,
  articleCode: technicalSpecs[ARTICLE_CODE] ?? null,
});
