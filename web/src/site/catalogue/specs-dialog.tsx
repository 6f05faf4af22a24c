import type { Product } from '@rombo/shared/collections/product';
import type { ProductIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { labelText } from '../../theme/text.styles.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

const Heading = styled.h3`
  ${labelText}
  margin-top: var(--space-l);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

const Sheet = styled.dl`
  margin-top: var(--space-s);
  font-variant-numeric: tabular-nums;
  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    gap: var(--space-m);
    padding-block: 0.5rem;
    border-top: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }
  &:first-child { margin-top: calc(-1 * var(--space-s)); }
  &:first-child div { border-top: 0; }
  dt { color: var(--color-text-muted); }
  dd { font-weight: 600; }
`;

const Text = styled.p`
  margin-top: var(--space-s);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export interface SpecsDialogProps {
  product: ProductIn<Pick<Product, 'name' | 'description' | 'technicalSpecs'>>;
  open: boolean;
  onClose: () => void;
}

/** A product's article code, its description and its whole data sheet. */
export function SpecsDialog({ product, open, onClose }: SpecsDialogProps) {
  const texts = useTexts('catalogue');
  const { [ARTICLE_CODE]: code, ...others } = product.technicalSpecs;
  return (
    <Dialog title={<span lang={langOf(product, 'name')}>{product.name}</span>} open={open} onClose={onClose}>
      <Sheet>
        <div>
          <dt>{texts.articleCode}</dt>
          <dd>{code ?? '–'}</dd>
        </div>
      </Sheet>
      <Heading>{texts.about}</Heading>
      <Text lang={langOf(product, 'description')}>{product.description}</Text>
      <Heading>{texts.specs}</Heading>
      <Sheet>
        {Object.entries(others).map(([label, value]) => (
          <div key={label}>
            <dt lang={langOf(product, `label ${label}`)}>{product.specLabels?.[label] ?? label}</dt>
            <dd lang={langOf(product, `value ${label}`)}>{value}</dd>
          </div>
        ))}
      </Sheet>
    </Dialog>
  );
}
