import { categoryKeys, subcategories } from '@rombo/shared/collections/categories';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { chooseCategory, type Filter, isDivided } from './filter.ts';
import { Bar, Count, FilterLink, Row, RowLabel, SmallRow } from './filter-bar.styles.ts';
import type { CatalogueView } from './use-catalogue.ts';

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
