import { comparisonQuery } from '@rombo/shared/collections/query-rules';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { PageButton } from '../../ui/page-link.tsx';
import { useBottomBar } from '../../ui/toast.tsx';
import { type ComparedItem, setComparison, useComparedItems } from './chosen.ts';

const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: 9;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
  padding: var(--space-s) max(var(--space-m), env(safe-area-inset-left), env(safe-area-inset-right))
    max(var(--space-s), env(safe-area-inset-bottom));
  border-top: 2px solid var(--color-accent);
  background: var(--color-surface);
  ul { flex: 1 1 20rem; display: flex; gap: var(--space-s); min-width: 0; overflow-x: auto; }
  li {
    flex: none;
    display: flex;
    align-items: center;
    padding-left: 0.75rem;
    border: 1px solid var(--color-border-strong);
    font-size: var(--font-size-small);
    white-space: nowrap;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-s);
`;

export function CompareTray() {
  const chosen = useComparedItems();
  return chosen.length > 0 ? <Tray chosen={chosen} /> : null;
}

function Tray({ chosen }: { chosen: readonly ComparedItem[] }) {
  const texts = useTexts('catalogue').compare;
  const bar = useBottomBar<HTMLElement>();
  const isEnough = chosen.length > 1;
  return (
    <Bar ref={bar} data-screen aria-label={texts.tray}>
      <ul>
        {chosen.map((product) => (
          <li key={product.id}>
            <span lang={product.lang}>{product.name}</span>
            <IconButton
              icon="close"
              size={16}
              aria-label={texts.remove(product.name)}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                setComparison(chosen.filter(({ id }) => id !== product.id));
              }}
            />
          </li>
        ))}
      </ul>
      <Actions>
        <span role="status">{isEnough ? texts.chosen(chosen.length) : texts.another}</span>
        {isEnough && (
          <PageButton page="compare" query={comparisonQuery(chosen.map(({ slug }) => slug))}>
            {texts.compare}
          </PageButton>
        )}
        <Button
          variant="ghost"
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            setComparison([]);
          }}
        >
          {texts.clear}
        </Button>
      </Actions>
    </Bar>
  );
}
