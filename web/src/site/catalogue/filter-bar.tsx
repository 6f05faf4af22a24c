import { categoryKeys, subcategories } from '@rombo/shared/collections/categories';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { chooseCategory, type Filter, isDivided } from './filter.ts';
import type { CatalogueView } from './use-catalogue.ts';

const Bar = styled.div`
  display: grid;
  gap: var(--space-m);
  margin-bottom: var(--space-l);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 1px;
  border: 1px solid var(--color-border);
  background: var(--color-border);
  > :first-child { grid-column: 1 / -1; }
  ${media.medium} {
    display: flex;
    > * { flex: 1 1 auto; }
  }
`;

const SmallRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s);
`;

const RowLabel = styled.span`
  ${labelText}
  flex: 1 0 100%;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  ${media.medium} {
    flex: none;
    margin-right: var(--space-s);
  }
`;

const FilterLink = styled(PageLink)`
  ${labelText}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem;
  min-height: 3.25rem;
  padding: 0.9375rem 1.125rem;
  background: var(--color-background);
  color: var(--color-text-muted);
  text-decoration: none;
  box-shadow: inset 0 0 transparent;
  transition: color 120ms, background-color 120ms, box-shadow 160ms;
  /* Five beside each other, each on one line, on a tablet as well. */
  ${media.medium} { gap: 0.5rem; padding-inline: 0.75rem; font-size: 0.875rem; }
  ${media.large} { gap: 0.75rem; padding-inline: 1.125rem; font-size: var(--font-size-text); }
  &:hover { color: var(--color-text); }
  &:focus-visible { position: relative; z-index: 1; outline-offset: -2px; }
  &[aria-current] {
    background: var(--color-surface);
    box-shadow: inset 0 -3px var(--color-brand-hover);
    color: var(--color-text);
  }
  ${SmallRow} & {
    min-height: 2.75rem;
    padding: 0.6875rem 0.875rem;
    border: 1px solid var(--color-border);
    /* Displacements are written 3.5cc, not 3.5CC. */
    text-transform: none;
  }
`;

const Count = styled.span`
  min-width: 2ch;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  text-align: right;
`;

/** The categories with their counts, and below them the displacements where the category has any: links, which work without scripts. */
export function FilterBar({ filter, count, queryOf, onChoose }: CatalogueView) {
  const texts = useTexts('catalogue');
  const link = (key: string, chosen: Filter, isCurrent: boolean, label: ReactNode, counted = chosen) => (
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
  return (
    <Bar>
      <Row role="group" aria-label={texts.categories}>
        {(['all', ...categoryKeys] as const).map((category) =>
          link(category, chooseCategory(filter, category), category === filter.category, texts[category], {
            category,
            subcategory: 'all',
          }),
        )}
      </Row>
      {isDivided(filter.category) && (
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
      )}
    </Bar>
  );
}
