import type { Product } from '@rombo/shared/product';
import { slugOf } from '@rombo/shared/slug';
import { compareAscii } from './compare.ts';
import { keys, partitions } from './keys.ts';
import { claimSlug, releaseSlug } from './slugs.ts';
import { getItem, type Item, putIf, putIfAbsent, queryAll } from './table.ts';
import { deleteVersion, hasVersion } from './versions.ts';

/** Lists every product, featured ones first, then the newest. */
export async function listProducts(): Promise<Product[]> {
  const items = await queryAll(partitions.products);
  return items.map(fromItem).sort(featuredThenNewest);
}

/** Reads one product. */
export async function getProduct(id: string): Promise<Product | undefined> {
  const item = await getItem(keys.product(id));
  return item && fromItem(item);
}

type Unaddressed = Omit<Product, 'slug'>;

/** Stores a new product at an address of its own and gives it back; undefined when its id is taken. */
export async function insertProduct(product: Unaddressed): Promise<Product | undefined> {
  const addressed = { ...product, slug: await claimSlug(product, exists) };
  return (await putIfAbsent(toItem(addressed))) ? addressed : undefined;
}

/**
 * Stores a product over the version before its own and gives it back; undefined when that is not the present one. Another name
 * has another address, and the old one still leads to the product.
 */
export async function replaceProduct(product: Product, before: Product): Promise<Product | undefined> {
  const keepsAddress = before.slug !== before.id && slugOf(product.name) === slugOf(before.name);
  const addressed = { ...product, slug: keepsAddress ? before.slug : await claimSlug(product, exists) };
  return (await putIf(toItem(addressed), hasVersion(before.version))) ? addressed : undefined;
}

/** Deletes a product and gives back what it was; 404 when there is none, 409 when it has another version. */
export async function deleteProduct(id: string, ifVersion: number | null): Promise<Product> {
  const deleted = fromItem(await deleteVersion(keys.product(id), ifVersion));
  await releaseSlug(deleted);
  return deleted;
}

const exists = async (id: string): Promise<boolean> => (await getItem(keys.product(id))) !== undefined;

/** The order of every list of products: featured ones first, then the newest. */
export const featuredThenNewest = (
  a: Pick<Product, 'id' | 'featured' | 'createdAt'>,
  b: Pick<Product, 'id' | 'featured' | 'createdAt'>,
): number =>
  Number(b.featured) - Number(a.featured) || compareAscii(b.createdAt, a.createdAt) || compareAscii(b.id, a.id);

/** A map of DynamoDB forgets the order of its keys, so the specs are stored as a list of pairs. */
const toItem = ({ technicalSpecs, ...product }: Product): Item => ({
  ...keys.product(product.id),
  ...product,
  technicalSpecs: Object.entries(technicalSpecs),
});

export const fromItem = (item: Item): Product => {
  const stored = item as Item & Omit<Product, 'technicalSpecs'> & { technicalSpecs: [string, string][] };
  return {
    id: stored.id,
    // One that was stored before addresses had names is found by its id.
    slug: stored.slug ?? stored.id,
    name: stored.name,
    description: stored.description,
    category: stored.category,
    subcategory: stored.subcategory,
    images: stored.images,
    technicalSpecs: Object.fromEntries(stored.technicalSpecs),
    technicalSheetUrl: stored.technicalSheetUrl,
    featured: stored.featured,
    version: stored.version,
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
  };
};
