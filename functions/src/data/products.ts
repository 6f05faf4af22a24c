import { Product } from '@rombo/shared/collections/product';
import { ProductStatus, publicationOf } from '@rombo/shared/collections/product-status';
import { factsInName, PictureFacts } from '@rombo/shared/contract/picture-fields';
import * as v from 'valibot';
import { keepVersion } from './kept-versions.ts';
import { keys, partitions } from './keys.ts';
import { claimAddresses, slugsOf } from './product-addresses.ts';
import { updateRelated } from './related.ts';
import { getRow, parseRow } from './rows.ts';
import { abandonSlug, keepSlug } from './slugs.ts';
import { type Item, put, putIf, putIfAbsent, queryAll } from './table.ts';
import { getSavedRow, hasVersion } from './versions.ts';

/**
 * The fields of a product as they are stored. A map of DynamoDB forgets the order of its keys, so the specs are a list of pairs.
 * A product of older versions may lack its address and its pictures' facts.
 */
export const rowFields = {
  ...Product.entries,
  slug: v.optional(v.string()),
  status: v.optional(ProductStatus, 'visible'),
  slugEn: v.optional(Product.entries.slugEn, null),
  technicalSheetEnUrl: v.optional(Product.entries.technicalSheetEnUrl, null),
  technicalSpecs: v.pipe(
    v.array(v.tuple([v.string(), v.string()])),
    // A label that an object inherits is read wherever specs are looked up by label; no form takes one.
    v.transform((pairs): Record<string, string> => Object.fromEntries(pairs.filter(([label]) => !(label in {})))),
  ),
  pictures: v.optional(v.array(PictureFacts), []),
};

/** The name in a product's address: one without is found by its id. */
export const withSlug = <T extends { id: string; slug?: string | undefined }>(row: T) => ({
  ...row,
  slug: row.slug ?? row.id,
});

/** A product of a row. What is known of its pictures is stored in the order of `images`; names of older versions tell some of it. */
export const ProductRow = v.pipe(
  v.object(rowFields),
  v.transform((row) => ({
    ...withSlug(row),
    pictures: row.images.map((url, at) => ({ url, ...(row.pictures[at] ?? factsInName(url, 0.5)) })),
  })),
) satisfies v.GenericSchema<unknown, Product>;

/** Lists every product; one that cannot be read is an error, since callers delete what no product names. */
export async function listProducts(): Promise<Product[]> {
  const items = await queryAll(partitions.products);
  return items.map((item) => parseRow(ProductRow, item));
}

/** Reads one product. */
export const getProduct = (id: string): Promise<Product | undefined> => getRow(ProductRow, keys.product(id));

/** Reads a product of exactly this version if this request saved it. */
export const getSavedProduct = (id: string, version: number, request: string | null): Promise<Product | undefined> =>
  getSavedRow(ProductRow, keys.product(id), version, request);

type Unaddressed = Omit<Product, 'slug' | 'slugEn'>;

/** Stores a new product at addresses of its own and gives it back; undefined when its id is taken. `by` is the account that saves it. */
export async function insertProduct(product: Unaddressed, by: string | null = null): Promise<Product | undefined> {
  const { addressed, claims } = await claimAddresses(product);
  await schedulePublication(addressed);
  if (await putIfAbsent(toItem(addressed, by))) {
    await updateRelated(undefined, addressed);
    return addressed;
  }
  await Promise.all(claims.map(abandonSlug));
  return undefined;
}

/**
 * Stores a product over the version before its own, which is kept, and gives it back; undefined when that is not the present one.
 * Another name has another address, and the old one still leads to the product. `by` is the account that saves it, null for the site;
 * `request` is the digest of the request.
 */
export async function replaceProduct(
  product: Product,
  before: Product,
  by: string | null = null,
  request: string | null = null,
): Promise<Product | undefined> {
  if (!(await keepVersion(before))) return undefined;
  const { addressed, claims } = await claimAddresses(product, before);
  for (const slug of slugsOf(before)) if (!slugsOf(addressed).includes(slug)) await keepSlug(slug, before.id);
  await schedulePublication(addressed);
  if (await putIf({ ...toItem(addressed, by), savedRequest: request }, hasVersion(before.version))) {
    await updateRelated(before, addressed);
    return addressed;
  }
  // A write that fails is not known to have failed: then the claims are left to expire.
  await Promise.all(claims.map(abandonSlug));
  return undefined;
}

/** Stores when a draft is to be published, before the draft itself: the job that reads it checks the draft. */
async function schedulePublication(product: Product): Promise<void> {
  const at = publicationOf(product);
  if (at) await put({ ...keys.publication(at, product.id) });
}

/** `savedBy`, the account that saved it, is stored beside its fields and read with its versions only. */
const toItem = ({ technicalSpecs, pictures, ...product }: Product, savedBy: string | null): Item => ({
  ...keys.product(product.id),
  ...product,
  savedBy,
  technicalSpecs: Object.entries(technicalSpecs),
  pictures: pictures.map(({ url: _, ...facts }) => facts),
});
