import { categoryKeys, subcategories } from '@rombo/shared/categories';
import type { Product } from '@rombo/shared/product';
import { chooseCategory, type Filter, isDivided, matching } from './filter.ts';
import { Bar, Count, FilterButton, Row, RowLabel, SmallRow } from './filter-bar.styles.ts';
import { useCatalogueTexts } from './texts/index.ts';

export interface FilterBarProps {
  /** The whole list, which the counts are of; undefined until it came. */
  products: readonly Product[] | undefined;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** The categories with their counts, and below them the displacements where the category has any. */
export function FilterBar({ products, filter, onChange }: FilterBarProps) {
  const texts = useCatalogueTexts();
  return (
    <Bar>
      <Row role="group" aria-label={texts.categories}>
        {(['all', ...categoryKeys] as const).map((category) => (
          <FilterButton
            key={category}
            type="button"
            aria-pressed={category === filter.category}
            onClick={() => onChange(chooseCategory(filter, category))}
          >
            {texts[category]} <Count>{products && matching(products, { category, subcategory: 'all' }).length}</Count>
          </FilterButton>
        ))}
      </Row>
      {isDivided(filter.category) && (
        <SmallRow role="group" aria-label={texts.displacements}>
          <RowLabel aria-hidden>{texts.displacements}</RowLabel>
          {(['all', ...subcategories] as const).map((subcategory) => (
            <FilterButton
              key={subcategory}
              type="button"
              aria-pressed={subcategory === filter.subcategory}
              onClick={() => onChange({ ...filter, subcategory })}
            >
              {subcategory === 'all' ? texts.all : subcategory}{' '}
              <Count>{products && matching(products, { ...filter, subcategory }).length}</Count>
            </FilterButton>
          ))}
        </SmallRow>
      )}
    </Bar>
  );
}
