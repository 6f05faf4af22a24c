import type { Product } from '@rombo/shared/collections/product';
import type { ProductPreview } from '@rombo/shared/collections/product-preview';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Buttons, Hint } from '../../../ui/card.styles.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/form.styles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useLinger } from '../../../ui/use-linger.ts';
import { useCreatePreview } from '../api.ts';

interface PreviewDialogProps {
  name: string;
  preview: ProductPreview;
  open: boolean;
  onClose: () => void;
}

function PreviewDialog({ name, preview, open, onClose }: PreviewDialogProps) {
  const { locale, preview: texts, products } = useTexts('panel');
  const link = new URL(preview.url, location.origin).href;
  const end = new Date(preview.expiresAt).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog title={texts.title} open={open} onClose={onClose}>
      <Stack>
        <Hint>{texts.text(name, end)}</Hint>
        <Field label={texts.link}>
          {(control) => (
            <TextInput {...control} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
        <Buttons>
          <CopyButton text={link} label={texts.copy} words={texts} />
          <ButtonLink href={link} target="_blank" rel="noopener" aria-label={`${texts.open}, ${products.newTab}`}>
            {texts.open}
            <Icon name="external" size={16} />
          </ButtonLink>
        </Buttons>
      </Stack>
    </Dialog>
  );
}

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
      <BusyButton variant="secondary" busy={busy} aria-label={texts.createFor(name)} onClick={create}>
        {texts.create}
      </BusyButton>
      {shown && <PreviewDialog name={name} preview={shown} open={preview !== null} onClose={() => setPreview(null)} />}
    </>
  );
}
