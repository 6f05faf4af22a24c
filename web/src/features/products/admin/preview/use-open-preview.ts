import type { Product } from '@rombo/shared/product';
import { useTexts } from '../../../../i18n/index.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { useCreatePreview } from '../api.ts';

/** Opens a preview of a product in a tab of its own. */
export function useOpenPreview() {
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
