import type { Product } from '@rombo/shared/product';
import { slugOf } from '@rombo/shared/slug';
import { compareAscii } from './compare.ts';
import type { EveryField } from './every-field.ts';
import { keys, partitions } from './keys.ts';
import { abandonSlug, claimSlug, keepSlug, releaseSlug } from './slugs.ts';
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
  const claim = await claimSlug(product, slugFor);
  const addressed = { ...product, slug: claim.slug };
  if (await putIfAbsent(toItem(addressed))) return addressed;
  await abandonSlug(claim);
  return undefined;
}

/**
 * Stores a product over the version before its own and gives it back; undefined when that is not the present one. Another name
 * has another address, and the old one still leads to the product.
 */
export async function replaceProduct(product: Product, before: Product): Promise<Product | undefined> {
  const keepsAddress = before.slug !== before.id && slugOf(product.name) === slugOf(before.name);
  if (keepsAddress) return replaceAt(before.slug, product, before);
  const claim = await claimSlug(product, slugFor);
  await keepSlug(before.slug, before.id);
  const saved = await replaceAt(claim.slug, product, before);
  // A write that fails is not known to have failed: then the claim is left to expire.
  if (!saved) await abandonSlug(claim);
  return saved;
}

async function replaceAt(slug: string, product: Product, { version }: Product): Promise<Product | undefined> {
  const addressed = { ...product, slug };
  return (await putIf(toItem(addressed), hasVersion(version))) ? addressed : undefined;
}

/** Deletes a product and gives back what it was; 404 when there is none, 409 when it has another version. */
export async function deleteProduct(id: string, ifVersion: number | null): Promise<Product> {
  const deleted = fromItem(await deleteVersion(keys.product(id), ifVersion));
  await releaseSlug(deleted);
  return deleted;
}

const slugFor = async (id: string): Promise<string | undefined> => (await getProduct(id))?.slug;

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
  } satisfies EveryField<Product>;
};
