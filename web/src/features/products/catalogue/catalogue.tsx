import { useSearch } from 'wouter';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOutlines } from '../api.ts';
import { Result } from './catalogue.styles.ts';
import { matching, noFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SkeletonGrid } from './skeleton-grid.tsx';
import { useCatalogueTexts } from './texts/index.ts';
import { useFilter } from './use-filter.ts';

/** Every product behind its filters. */
export function Catalogue() {
  const texts = useCatalogueTexts();
  const read = useOutlines();
  const { filter, settled, setFilter } = useFilter();
  const page = new URLSearchParams(useSearch()).get('page');
  const filtered = filter.category !== 'all';
  const reset = () => setFilter(noFilter);
  const bar = <FilterBar products={read.data} filter={filter} onChange={setFilter} />;
  const failure = { title: texts.failedTitle, text: texts.failedText };
  const loading = (
    <>
      {bar}
      <Result />
      <SkeletonGrid />
    </>
  );
  return (
    <AsyncView read={read} loading={loading} failure={failure}>
      {(products) => {
        const found = matching(products, settled);
        return (
          <>
            {bar}
            <Result>
              <span role="status">{texts.shown(found.length)}</span>
              {filtered && (
                <Button variant="ghost" onClick={reset}>
                  {texts.reset}
                </Button>
              )}
            </Result>
            {found.length > 0 ? (
              <ProductGrid key={`${settled.category} ${settled.subcategory} ${page}`} products={found} />
            ) : (
              <Notice title={texts.emptyTitle} text={texts.emptyText} />
            )}
          </>
        );
      }}
    </AsyncView>
  );
}
