import type { Product } from '@rombo/shared/product';
import { useState } from 'react';
import { createFormKey } from '../../../uploads/form-key.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import { useCreateProduct, useUpdateProduct } from '../api.ts';
import { toFormData } from '../draft/draft-form-data.ts';
import type { ProductDraft } from '../draft/product-draft.ts';

/** Sends a draft whose files have all arrived: over the product with its version, or as a new one with the draft's key. */
export function useSave(uploads: UploadQueue) {
  const { run: create } = useCreateProduct();
  const { run: update } = useUpdateProduct();
  const [formKey] = useState(() => createFormKey());

  return (draft: ProductDraft, product: Product | null): Promise<Product> => {
    const form = toFormData(draft, product, uploads.keyOf);
    if (!product) return create({ form, idempotencyKey: formKey(form) });
    return update({ parameters: { id: product.id }, form, ifVersion: product.version });
  };
}
