import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/contract/is-public';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { useTexts } from '../../../i18n/index.ts';
import { type ToastMessage, useToast } from '../../../ui/toast.tsx';
import { useCreatePreview } from '../api.ts';
import { plannedText } from '../product-parts.tsx';

/** Opens a preview of a product in a tab of its own. */
function useOpenPreview() {
  const { preview: texts } = useTexts('panel');
  const { toast } = useToast();
  const { run } = useCreatePreview();
  return async ({ id }: Product) => {
    // Opened by the press itself: browsers block a tab that waits for an answer.
    const tab = window.open('', '_blank');
    try {
      const { url } = await run({ parameters: { id } });
      if (!tab) return;
      tab.opener = null;
      tab.location.href = url;
    } catch {
      tab?.close();
      toast({ title: texts.failed, variant: 'destructive' });
    }
  };
}

/** The message after saving a product, with a way to its page, or to a preview where visitors do not see it. */
export function useSavedMessage(): (saved: Product) => Partial<ToastMessage> {
  const panel = useTexts('panel');
  const { products: texts, productForm, preview } = panel;
  const openPreview = useOpenPreview();
  return (product) => {
    const { name, slug, status = 'visible' } = product;
    if (isPublic(product)) {
      const run = () => void window.open(pathOfPage('product', { slug }), '_blank', 'noopener');
      return { action: { label: texts.seeOnSite, hint: productForm.save.seeOnSiteHint, run } };
    }
    const planned = plannedText(product, panel);
    return {
      description: planned
        ? productForm.save.plannedText(name, planned)
        : productForm.save.unseenText(name, productForm.statuses[status]),
      action: { label: preview.create, hint: productForm.save.previewHint, run: () => void openPreview(product) },
    };
  };
}
