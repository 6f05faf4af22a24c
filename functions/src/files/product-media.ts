import type { Product, ProductInput } from '@rombo/shared/product';
import { commitMedia } from './media.ts';

/** Brings the pictures and the sheet of a product's form to their place, and says what the product's fields become. */
export async function commitProductMedia(id: string, input: ProductInput, present?: Product) {
  const { addresses, settle } = await commitMedia(`media/products/${id}`, {
    images: { purpose: 'product-image', parts: input.images, present: present?.images ?? [] },
    technicalSheet: {
      purpose: 'technical-sheet',
      parts: input.technicalSheet === undefined ? undefined : [input.technicalSheet],
      present: present?.technicalSheetUrl ? [present.technicalSheetUrl] : [],
    },
  });
  return { images: addresses.images, technicalSheetUrl: addresses.technicalSheet[0] ?? null, settle };
}
