import type { Product } from '@rombo/shared/product';
import type { ProductPreview } from '@rombo/shared/product-preview';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useLinger } from '../../../../ui/use-linger.ts';
import { useCreatePreview } from '../api.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/** Makes a link to the page of a product that visitors do not see. */
export function PreviewButton({ product: { id, name } }: { product: Product }) {
  const { preview: texts } = useTexts('panel');
  const { toast } = useToast();
  const { run, busy } = useCreatePreview();
  const [preview, setPreview] = useState<ProductPreview | null>(null);
  const shown = useLinger(preview);
  const create = async () => {
    try {
      setPreview(await run({ parameters: { id } }));
    } catch {
      toast({ title: texts.failed, variant: 'destructive' });
    }
  };
  return (
    <>
      <Button variant="secondary" busy={busy} aria-label={texts.createFor(name)} onClick={create}>
        {texts.create}
      </Button>
      {shown && <PreviewDialog name={name} preview={shown} open={preview !== null} onClose={() => setPreview(null)} />}
    </>
  );
}
