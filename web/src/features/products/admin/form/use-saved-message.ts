import { isPublic } from '@rombo/shared/is-public';
import { pathOfPage } from '@rombo/shared/pages';
import type { Product } from '@rombo/shared/product';
import { useTexts } from '../../../../i18n/index.ts';
import type { ToastMessage } from '../../../../ui/toast.tsx';
import { useOpenPreview } from '../preview/use-open-preview.ts';

/** The message after saving a product, with a way to its page, or to a preview where visitors do not see it. */
export function useSavedMessage(): (saved: Product) => Partial<ToastMessage> {
  const { products: texts, productForm, preview } = useTexts('panel');
  const openPreview = useOpenPreview();
  return (product) => {
    const { name, slug, status = 'visible' } = product;
    if (isPublic(product)) {
      const run = () => void window.open(pathOfPage('product', { slug }), '_blank', 'noopener');
      return { action: { label: texts.seeOnSite, hint: productForm.save.seeOnSiteHint, run } };
    }
    return {
      description: productForm.save.unseenText(name, productForm.statuses[status]),
      action: { label: preview.create, hint: productForm.save.previewHint, run: () => void openPreview(product) },
    };
  };
}
