import { categoryKeys, subcategories } from '@rombo/shared/categories';
import type { ProductOutline } from '@rombo/shared/product-outline';
import type { MouseEvent } from 'react';
import { chooseCategory, type Filter, isDivided, matching } from './filter.ts';
import { Bar, Count, FilterButton, Row, RowLabel, SmallRow } from './filter-bar.styles.ts';
import { useCatalogueTexts } from './texts/index.ts';

export interface FilterBarProps {
  /** The whole list, which the counts are of; undefined until it came. */
  products: readonly ProductOutline[] | undefined;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** The categories with their counts, and below them the displacements where the category has any: forms, so that they work before their code comes. */
export function FilterBar({ products, filter, onChange }: FilterBarProps) {
  const texts = useCatalogueTexts();
  return (
    <Bar>
      <form method="get">
        <Row role="group" aria-label={texts.categories}>
          {(['all', ...categoryKeys] as const).map((category) => (
            <FilterButton
              key={category}
              name="category"
              value={category}
              aria-pressed={category === filter.category}
              onClick={instead(() => onChange(chooseCategory(filter, category)))}
            >
              {texts[category]} <Count>{products && matching(products, { category, subcategory: 'all' }).length}</Count>
            </FilterButton>
          ))}
        </Row>
      </form>
      {isDivided(filter.category) && (
        <form method="get">
          <SmallRow role="group" aria-label={texts.displacements}>
            <input type="hidden" name="category" value={filter.category} />
            <RowLabel aria-hidden>{texts.displacements}</RowLabel>
            {(['all', ...subcategories] as const).map((subcategory) => (
              <FilterButton
                key={subcategory}
                name="subcategory"
                value={subcategory}
                aria-pressed={subcategory === filter.subcategory}
                onClick={instead(() => onChange({ ...filter, subcategory }))}
              >
                {subcategory === 'all' ? texts.all : subcategory}{' '}
                <Count>{products && matching(products, { ...filter, subcategory }).length}</Count>
              </FilterButton>
            ))}
          </SmallRow>
        </form>
      )}
    </Bar>
  );
}
