import type { Product, ProductInput } from '@rombo/shared/product';
import { sheetName } from '@rombo/shared/sheet-name';
import { invalid } from '../errors.ts';
import { commitMedia, renameSheet } from './media.ts';
import { editPictures } from './picture-edits.ts';

/**
 * Brings the pictures and the sheet of a product's form to their place, and says what the product's fields become. The sheet is saved
 * under the product's code and name, also one that was there before another of either.
 */
export async function commitProductMedia(id: string, input: ProductInput, present?: Product) {
  const filename = sheetName(input);
  const count = input.images?.filter((part) => part !== '').length ?? present?.images.length ?? 0;
  if ((input.pictures?.length ?? 0) > count) throw invalid(`pictures.${count}`, 'Non c’è un’immagine a questo posto');
  const { addresses, facts, cleanUp } = await commitMedia(`media/products/${id}`, {
    images: { purpose: 'product-image', parts: input.images, present: present?.images ?? [] },
    technicalSheet: {
      purpose: 'technical-sheet',
      parts: input.technicalSheet === undefined ? undefined : [input.technicalSheet],
      present: present?.technicalSheetUrl ? [present.technicalSheetUrl] : [],
      filename,
    },
  });
  const technicalSheetUrl = addresses.technicalSheet[0] ?? null;
  const isKept = present !== undefined && technicalSheetUrl === present.technicalSheetUrl;
  const isRenamed = isKept && technicalSheetUrl !== null && sheetName(present) !== filename;
  return {
    images: addresses.images,
    pictures: editPictures(addresses.images, { facts, present: present?.pictures ?? [] }, input.pictures),
    technicalSheetUrl,
    cleanUp: async (isWritten: boolean) => {
      const renamed = isWritten && isRenamed ? renameSheet(technicalSheetUrl, filename) : undefined;
      await Promise.all([cleanUp(isWritten), renamed]);
    },
  };
}
