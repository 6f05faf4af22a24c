import { isDeepStrictEqual } from 'node:util';
import { Product, type ProductFields, type ProductInput } from '@rombo/shared/collections/product';
import { ProductStatus, publicationOf } from '@rombo/shared/collections/product-status';
import { factsInName, PictureFacts } from '@rombo/shared/contract/picture-fields';
import * as v from 'valibot';
import type { SameFields, Store } from './collection.ts';
import { keys, partitions } from './keys.ts';
import { updateRelated } from './related.ts';
import { getRow } from './rows.ts';
import { abandonSlug, claimAddresses, keepSlug, releaseSlug, slugsOf } from './slugs.ts';
import { put } from './table.ts';

/**
 * The fields of a product as they are stored. A map of DynamoDB forgets the order of its keys, so the specs are a list of pairs.
 * A product of older versions may lack its address and its pictures' facts.
 */
const Row = v.object({
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
});

/** A product of a row. What is known of its pictures is stored in the order of `images`; names of older versions tell some of it. */
export const ProductRow = v.pipe(
  Row,
  v.transform((row) => ({
    ...row,
    slug: row.slug ?? row.id,
    pictures: row.images.map((url, at) => ({ url, ...(row.pictures[at] ?? factsInName(url, 0.5)) })),
  })),
) satisfies v.GenericSchema<unknown, Product>;

export const getProduct = (id: string): Promise<Product | undefined> => getRow(ProductRow, keys.product(id));

/** The fields that the server decides. */
type OwnField = 'id' | 'slug' | 'slugEn' | 'version' | 'createdAt' | 'updatedAt';

export type UnaddressedProduct = Omit<Product, 'slug' | 'slugEn' | 'updatedAt'>;

type NamedFiles = Pick<Product, 'images' | 'technicalSheetUrl' | 'technicalSheetEnUrl' | 'explodedView'>;

export function productFilesOf({ images, technicalSheetUrl, technicalSheetEnUrl, explodedView }: NamedFiles): string[] {
  const others = [technicalSheetUrl, technicalSheetEnUrl, explodedView?.image];
  return [...images, ...others.filter((address) => typeof address === 'string')];
}

export const productStore: Store<Product, UnaddressedProduct> = {
  kind: 'product',
  partition: partitions.products,
  row: ProductRow,
  attributesOf: ({ technicalSpecs, pictures, ...product }) => ({
    ...product,
    technicalSpecs: Object.entries(technicalSpecs),
    pictures: pictures.map(({ url: _, ...facts }) => facts),
  }),
  nameOf: ({ name }) => name,
  filesOf: productFilesOf,
  async prepare(product, before) {
    const { addresses, claims } = await claimAddresses(product, before);
    // The old address still leads to the product.
    const former = before ? slugsOf(before).filter((slug) => !slugsOf(addresses).includes(slug)) : [];
    for (const slug of former) await keepSlug(slug, product.id);
    // Stored before the draft: the job that reads it checks the draft.
    const at = publicationOf(product);
    if (at) await put({ ...keys.publication(at, product.id) });
    return { added: addresses, undo: async () => void (await Promise.all(claims.map(abandonSlug))) };
  },
  async follow(before, after) {
    const released = before && !after ? slugsOf(before).map((slug) => releaseSlug({ slug, id: before.id })) : [];
    await Promise.all([...released, updateRelated(before, after)]);
  },
  differs(field, before, after) {
    // Pictures that were added or removed differ as `images`.
    if (field === 'pictures') return !isDeepStrictEqual(picturesOfBoth(before, after), picturesOfBoth(after, before));
    // The order of the rows counts as well.
    if (field !== 'technicalSpecs') return undefined;
    return !isDeepStrictEqual(Object.entries(before[field]), Object.entries(after[field]));
  },
};

const picturesOfBoth = (one: Product, other: Product) =>
  one.pictures.filter(({ url }) => other.images.includes(url)).sort((a, b) => (a.url < b.url ? -1 : 1));

type Files = NamedFiles & Pick<Product, 'pictures'>;

/**
 * The fields of a product as its form sets them, with its files. One that the form leaves out is absent, so that its stored value stays.
 * A field that is not in all schemas does not compile.
 */
export function productFields(input: ProductInput, files: Files) {
  const {
    images: _,
    technicalSheet: __,
    technicalSheetEn: ___,
    pictures: ____,
    explodedView: _____,
    explodedViewImage: ______,
    ...texts
  } = input;
  const fields = { ...(texts satisfies SameFields<ProductFields, typeof texts>), ...files };
  return fields satisfies SameFields<Omit<Product, OwnField>, typeof fields>;
}

/** A product without a time of publication unless it is a draft. */
export const withStatus = <T extends Pick<Product, 'status' | 'publishAt'>>(product: T): T =>
  product.status === 'draft' ? product : { ...product, publishAt: undefined };
