import { langOf, type Untranslated } from '@rombo/shared/contract/in-language';
import { comparisonQuery } from '@rombo/shared/contract/query-rules';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, VisuallyHidden } from '../../ui/icon.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { type ComparedItem, toggleComparison, useComparedItems } from './chosen.ts';

const Toggle = styled(Button)`
  &[aria-pressed='true'] { border-color: var(--color-accent); box-shadow: inset 0 -3px var(--color-accent); }
`;

const toggleOrNotify = (product: ComparedItem, texts: { compare: string; full: string }): void => {
  if (!toggleComparison(product)) toast({ title: texts.compare, description: texts.full });
};

/** `CompareButton` as an icon on a card. Browsers without scripts have the link of the product's page. */
export function CompareIcon({ product: { id, slug, name } }: { product: ComparedItem }) {
  const texts = useTexts('catalogue').compare;
  const isPressed = useComparedItems().some((chosen) => chosen.id === id);
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={`${texts.compare} ${name}`}
      onClick={() => toggleOrNotify({ id, slug, name }, texts)}
    >
      <Icon name={isPressed ? 'check' : 'compare'} />
    </button>
  );
}

/** Adds a product to the comparison; without scripts, a link to a comparison with this product. */
export function CompareButton({ product }: { product: ComparedItem & Untranslated }) {
  const texts = useTexts('catalogue').compare;
  const { id, slug, name } = product;
  const isPressed = useComparedItems().some((chosen) => chosen.id === id);
  const label = (
    <>
      {isPressed && <span aria-hidden>✓ </span>}
      {texts.compare} <VisuallyHidden lang={langOf(product, 'name')}>{name}</VisuallyHidden>
    </>
  );
  if (!useHydrated())
    return (
      <PageButton page="compare" query={comparisonQuery([slug])} rel="nofollow" variant="secondary">
        {label}
      </PageButton>
    );
  return (
    <Toggle variant="secondary" aria-pressed={isPressed} onClick={() => toggleOrNotify({ id, slug, name }, texts)}>
      {label}
    </Toggle>
  );
}
