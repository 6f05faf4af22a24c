import { isDeepStrictEqual } from 'node:util';
import { Product, type ProductFields, type ProductInput } from '@rombo/shared/collections/product';
import { Status } from '@rombo/shared/collections/status';
import { omit } from '@rombo/shared/contract/keys-of';
import { type SheetUrl, type SlugField, sheetPart, sheetUrl } from '@rombo/shared/contract/language-fields';
import { PictureFacts, unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { languageCodes } from '@rombo/shared/words/languages';
import * as v from 'valibot';
import { projectionOf } from './cards.ts';
import { keys, partitions } from './keys.ts';
import { pageHooks } from './publications.ts';
import { getRow, parseRows } from './rows.ts';
import { productAddresses } from './slugs.ts';
import type { SameFields, Store } from './store.ts';
import { storedSheets, storedSlugs } from './stored-fields.ts';
import { getItems } from './table.ts';

/** A stored product. Specs are a list of pairs, because a DynamoDB map does not keep the order of its keys. */
const Row = v.object({
  ...Product.entries,
  ...storedSlugs,
  slug: v.optional(v.string()),
  status: v.optional(Status, 'visible'),
  ...storedSheets,
  technicalSpecs: v.pipe(
    v.array(v.tuple([v.string(), v.string()])),
    // A label such as `constructor` would be found on every object. Forms refuse such labels.
    v.transform((pairs): Record<string, string> => Object.fromEntries(pairs.filter(([label]) => !(label in {})))),
  ),
  pictures: v.optional(v.array(PictureFacts), []),
});

/** A product from its row. Picture facts are stored in the order of `images`; those of older pictures are in the file names. */
export const ProductRow = v.pipe(
  Row,
  v.transform((row) => ({
    ...row,
    slug: row.slug ?? row.id,
    pictures: row.images.map((url, at) => ({ ...(row.pictures[at] ?? unmeasuredPicture(url)), url })),
  })),
) satisfies v.GenericSchema<unknown, Product>;

export const getProduct = (id: string): Promise<Product | undefined> => getRow(ProductRow, keys.product(id));

/** Reads products in the order of `ids`, whatever their status, without deleted ones. `isEventual` as for `getItems`. */
export async function readProducts(ids: readonly string[], isEventual = false): Promise<Product[]> {
  const items = await getItems(ids.map(keys.product), isEventual);
  const byId = new Map(parseRows(ProductRow, items).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type OwnField = 'id' | SlugField | 'version' | 'createdAt' | 'updatedAt';

export type ProductWithoutSlugs = Omit<Product, SlugField | 'updatedAt'>;

type NamedFiles = Pick<Product, 'images' | 'turn' | SheetUrl | 'explodedView'>;

export function productFilesOf({ images, turn = [], explodedView, ...sheets }: NamedFiles): string[] {
  const others = [...languageCodes.map((code) => sheets[sheetUrl(code)]), explodedView?.image];
  return [...images, ...turn, ...others.filter((address) => typeof address === 'string')];
}

export const productStore: Store<Product, ProductWithoutSlugs> = {
  kind: 'product',
  partition: partitions.products,
  row: ProductRow,
  attributesOf: ({ technicalSpecs, pictures, ...product }) => ({
    ...product,
    technicalSpecs: Object.entries(technicalSpecs),
    pictures: pictures.map((picture) => omit(picture, 'url')),
  }),
  nameOf: ({ name }) => name,
  filesOf: productFilesOf,
  projectionOf,
  quickFields: ['price'],
  ...pageHooks(productAddresses, 'name'),
  differs(field, before, after) {
    // Added or removed pictures differ in `images`.
    if (field === 'pictures') return !isDeepStrictEqual(commonPictures(before, after), commonPictures(after, before));
    // The order of specs matters too.
    if (field !== 'technicalSpecs') return undefined;
    return !isDeepStrictEqual(Object.entries(before[field]), Object.entries(after[field]));
  },
};

const commonPictures = (one: Product, other: Product) =>
  one.pictures.filter(({ url }) => other.images.includes(url)).sort((a, b) => (a.url < b.url ? -1 : 1));

type Files = NamedFiles & Pick<Product, 'pictures'>;

/** The fields of a product's form, with its files. Absent fields keep their stored values. */
export function productFields(input: ProductInput, files: Files) {
  const sheets = languageCodes.map(sheetPart);
  const texts = omit(input, 'images', 'pictures', 'turn', 'explodedView', 'explodedViewImage', ...sheets);
  const fields = { ...(texts satisfies SameFields<ProductFields, typeof texts>), ...files };
  return fields satisfies SameFields<Omit<Product, OwnField>, typeof fields>;
}
