import type { Product, ProductInput } from '@rombo/shared/collections/product';
import { sheetName } from '@rombo/shared/collections/sheet-name';
import type { MediaPart } from '@rombo/shared/contract/upload';
import { invalid } from '../errors.ts';
import { explodedViewFields, explodedViewOf } from './exploded-view-media.ts';
import { commitMedia, editPictures, type MediaField } from './media.ts';
import { renameSheet } from './removal.ts';

type Named = Pick<Product, 'name' | 'technicalSpecs' | 'translations'>;

/** The names that a product's sheets are saved under. */
const sheetNames = (product: Named) => ({
  it: sheetName(product),
  en: sheetName({ ...product, name: product.translations?.en?.name ?? product.name }, 'en'),
});

/** The same by the addresses of the sheets. */
export const sheetFileNames = (product: Product) => {
  const names = sheetNames(product);
  return new Map([
    [product.technicalSheetUrl, names.it],
    [product.technicalSheetEnUrl, names.en],
  ]);
};

const sheetField = (part: MediaPart | undefined, present: string | null | undefined, filename: string): MediaField => ({
  purpose: 'technical-sheet',
  parts: part === undefined ? undefined : [part],
  present: present ? [present] : [],
  filename,
});

/**
 * Brings the pictures, the sheets and the exploded view of a product's form to their place, and says what the product's fields become. A sheet is saved
 * under the product's code and name, also one that was there before another of either.
 */
export async function commitProductMedia(id: string, input: ProductInput, present?: Product) {
  const names = sheetNames({ ...(present && { translations: present.translations }), ...input });
  const count = input.images?.filter((part) => part !== '').length ?? present?.images.length ?? 0;
  if ((input.pictures?.length ?? 0) > count) throw invalid(`pictures.${count}`, 'Non c’è un’immagine a questo posto');
  const images: MediaField = { purpose: 'product-image', parts: input.images, present: present?.images ?? [] };
  const fields = {
    images,
    technicalSheet: sheetField(input.technicalSheet, present?.technicalSheetUrl, names.it),
    technicalSheetEn: sheetField(input.technicalSheetEn, present?.technicalSheetEnUrl, names.en),
    ...explodedViewFields(input, present?.explodedView),
  };
  const media = await commitMedia(`media/products/${id}`, fields);
  const { addresses, facts, cleanUp } = media;
  const technicalSheetUrl = addresses.technicalSheet[0] ?? null;
  const technicalSheetEnUrl = addresses.technicalSheetEn[0] ?? null;
  const former = present && sheetNames(present);
  const renamed = [
    [technicalSheetUrl, present?.technicalSheetUrl, names.it, former?.it] as const,
    [technicalSheetEnUrl, present?.technicalSheetEnUrl, names.en, former?.en] as const,
  ].flatMap(([url, before, name, nameBefore]) =>
    url !== null && url === before && name !== nameBefore ? [{ url, name }] : [],
  );
  return {
    images: addresses.images,
    pictures: editPictures(addresses.images, { facts, present: present?.pictures ?? [] }, input.pictures),
    technicalSheetUrl,
    technicalSheetEnUrl,
    explodedView: explodedViewOf(input, media, present?.explodedView),
    cleanUp: async (isWritten: boolean) => {
      const renames = isWritten ? renamed.map(({ url, name }) => renameSheet(url, name)) : [];
      await Promise.all([cleanUp(isWritten), ...renames]);
    },
  };
}
