import { type Filter, hasSubcategoryFilter } from '@rombo/shared/collections/catalogue';
import { categoryKeys, subcategories } from '@rombo/shared/collections/categories';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { labelText, smallLabel } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { chooseCategory } from './filter.ts';
import type { CatalogueView } from './use-catalogue.ts';

const Row = styled.div`
  display: flex;
  gap: 1px;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  margin-bottom: var(--space-s);
  overflow-x: auto;
  scrollbar-width: none;
  > * { flex: 1 0 auto; box-shadow: 0 0 0 1px var(--color-border); }
  ${media.medium} { margin-inline: 0; padding: 1px; }
`;

const SmallRow = styled.div`
  display: flex;
  align-items: center;
  max-width: 100%;
  overflow-x: auto;
  gap: var(--space-s);
`;

const RowLabel = styled.span`
  ${smallLabel}
  display: none;
  ${media.medium} { display: block; }
`;

const FilterLink = styled(PageLink)`
  ${labelText}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding: 0.6875rem 0.75rem;
  font-size: 0.9375rem;
  background: var(--color-background);
  color: var(--color-text-muted);
  text-decoration: none;
  transition: 120ms;
  /* Five in a row, each on one line, even on a tablet. */
  ${media.medium} { gap: 0.5rem; font-size: 0.875rem; }
  ${media.large} { gap: 0.75rem; padding-inline: 1.125rem; font-size: var(--font-size-text); }
  &:hover { color: var(--color-text); }
  &:focus-visible { position: relative; z-index: 1; outline-offset: -2px; }
  &[aria-current] {
    background: var(--color-surface);
    box-shadow: inset 0 -3px var(--color-brand-hover), 0 0 0 1px var(--color-border);
    color: var(--color-text);
  }
  ${SmallRow} & {
    padding: 0.6875rem 0.875rem;
    border: 1px solid var(--color-border);
    /* Displacements are written 3.5cc, not 3.5CC. */
    text-transform: none;
  }
`;

const Count = styled.span`
  min-width: 1.1em;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  text-align: right;
`;

/** Returns a function that renders a link to a filter value, with its count. Links work without scripts. */
function useFilterLinks({ count, queryOf, onChoose }: CatalogueView) {
  return (key: string, chosen: Filter, isCurrent: boolean, label: ReactNode, counted = chosen) => (
    <FilterLink
      key={key}
      page="products"
      query={queryOf(chosen)}
      replace
      aria-current={isCurrent || undefined}
      onClick={onChoose}
    >
      {label} <Count>{count(counted)}</Count>
    </FilterLink>
  );
}

export function Categories({ view }: { view: CatalogueView }) {
  const texts = useTexts('catalogue');
  const link = useFilterLinks(view);
  const { filter } = view;
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category has another link
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    // A phone shows three of the five links.
    if (current) row.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth });
  }, [filter.category]);
  return (
    <Row ref={row} role="group" aria-label={texts.categories}>
      {(['all', ...categoryKeys] as const).map((category) =>
        link(category, chooseCategory(filter, category), category === filter.category, texts[category], {
          category,
          subcategory: 'all',
        }),
      )}
    </Row>
  );
}

export function Displacements({ view }: { view: CatalogueView }) {
  const texts = useTexts('catalogue');
  const link = useFilterLinks(view);
  const { filter } = view;
  if (!hasSubcategoryFilter(filter.category)) return null;
  return (
    <SmallRow role="group" aria-label={texts.displacements}>
      <RowLabel aria-hidden>{texts.displacements}</RowLabel>
      {(['all', ...subcategories] as const).map((subcategory) =>
        link(
          subcategory,
          { ...filter, subcategory },
          subcategory === filter.subcategory,
          subcategory === 'all' ? texts.all : subcategory,
        ),
      )}
    </SmallRow>
  );
}
