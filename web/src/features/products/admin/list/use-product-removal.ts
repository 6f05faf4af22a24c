import type { Product } from '@rombo/shared/product';
import { useTexts } from '../../../../i18n/index.ts';
import { useRemoval } from '../../../../ui/use-removal.ts';
import { useDeleteProduct, useReloadProducts, useRestoreProduct } from '../api.ts';

/** Deletes a product of the list, which can be taken back. */
export function useProductRemoval(onRemoved: () => void) {
  const { products: words, trash } = useTexts('panel');
  const { run } = useDeleteProduct();
  const { run: restore } = useRestoreProduct();
  return useRemoval<Product>({
    words,
    nameOf: ({ name }) => name,
    run: ({ id, version }) => run({ parameters: { id }, ifVersion: version }),
    reload: useReloadProducts(),
    onRemoved,
    undo: {
      label: trash.undo,
      hint: trash.undoHint,
      failed: trash.restoreFailed,
      run: ({ id }) => restore({ parameters: { id } }),
    },
  });
}
