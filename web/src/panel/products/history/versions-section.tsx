import type { Product } from '@rombo/shared/collections/product';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Hint } from '../../../ui/card.styles.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLinger } from '../../../ui/use-linger.ts';
import { Section } from '../form/section.tsx';
import type { RestorationEnd } from './use-restore-version.ts';
import { VersionList } from './version-list.tsx';

interface VersionsSectionProps extends RestorationEnd {
  product: Product;
}

/** The way to the former versions of a product, which are read when they are asked for. */
export function VersionsSection({ product, onRestored, onRefused }: VersionsSectionProps) {
  const { versions: texts } = useTexts('panel');
  const [isOpen, setOpen] = useState(false);
  const isShown = useLinger(isOpen);
  const end: RestorationEnd = {
    onRestored,
    onRefused: (error) => {
      setOpen(false);
      onRefused(error);
    },
  };
  return (
    <Section title={texts.title}>
      <Hint>{texts.hint}</Hint>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isShown && (
        <Dialog title={texts.titleOf(product.name)} open={isOpen} onClose={() => setOpen(false)}>
          <VersionList product={product} {...end} />
        </Dialog>
      )}
    </Section>
  );
}
