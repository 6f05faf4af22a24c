import type { ProductPreview } from '@rombo/shared/product-preview';
import { useTexts } from '../../../../i18n/index.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Buttons, Hint } from '../../../../ui/card.styles.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { PreviewBody } from './preview.styles.ts';

export interface PreviewDialogProps {
  name: string;
  preview: ProductPreview;
  open: boolean;
  onClose: () => void;
}

/** The link to a preview, to be opened or copied. */
export function PreviewDialog({ name, preview, open, onClose }: PreviewDialogProps) {
  const { locale, preview: texts, products } = useTexts('panel');
  const link = new URL(preview.url, location.origin).href;
  const end = new Date(preview.expiresAt).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog title={texts.title} open={open} onClose={onClose}>
      <PreviewBody>
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
      </PreviewBody>
    </Dialog>
  );
}
