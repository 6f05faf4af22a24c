import type { Product } from '@rombo/shared/product';
import { keys, partitions } from './keys.ts';
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

/** Stores a new product; false when its id is taken. */
export const insertProduct = (product: Product): Promise<boolean> => putIfAbsent(toItem(product));

/** Stores a product over the version before its own; false when that is not the present one. */
export const replaceProduct = (product: Product): Promise<boolean> =>
  putIf(toItem(product), hasVersion(product.version - 1));

/** Deletes a product and gives back what it was; 404 when there is none, 409 when it has another version. */
export const deleteProduct = async (id: string, ifVersion: number | null): Promise<Product> =>
  fromItem(await deleteVersion(keys.product(id), ifVersion));

const featuredThenNewest = (a: Product, b: Product): number =>
  Number(b.featured) - Number(a.featured) || b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/** A map of DynamoDB forgets the order of its keys, so the specs are stored as a list of pairs. */
const toItem = ({ technicalSpecs, ...product }: Product): Item => ({
  ...keys.product(product.id),
  ...product,
  technicalSpecs: Object.entries(technicalSpecs),
});

const fromItem = (item: Item): Product => {
  const stored = item as Item & Omit<Product, 'technicalSpecs'> & { technicalSpecs: [string, string][] };
  return {
    id: stored.id,
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
