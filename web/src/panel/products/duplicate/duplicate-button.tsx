import type { Product } from '@rombo/shared/collections/product';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useDuplicateProduct } from '../api.ts';

interface DuplicateButtonProps {
  product: Product;
  onDuplicated: (copy: Product) => void;
}

/** Makes a draft of a product with its files. */
export function DuplicateButton({ product: { id, name }, onDuplicated }: DuplicateButtonProps) {
  const { products: texts } = useTexts('panel');
  const { toast } = useToast();
  const { run, busy } = useDuplicateProduct();
  // Kept over failures: an attempt whose answer was lost makes no second copy.
  const key = useRef<string>(undefined);
  const duplicate = async () => {
    key.current ??= crypto.randomUUID();
    try {
      const copy = await run({ parameters: { id }, idempotencyKey: key.current });
      key.current = undefined;
      toast({ title: texts.duplicated, description: texts.duplicatedText(copy.name) });
      onDuplicated(copy);
    } catch {
      toast({ title: texts.duplicateFailed, variant: 'destructive' });
    }
  };
  return (
    <BusyButton variant="secondary" busy={busy} aria-label={texts.duplicateOf(name)} onClick={duplicate}>
      {texts.duplicate}
    </BusyButton>
  );
}
