import { useSearch } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { Result, Unknown } from './catalogue.styles.ts';
import { isKnownCategory, noFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { ProductGrid } from './product-grid.tsx';
import { CatalogueTools } from './search/catalogue-tools.tsx';
import { SkeletonGrid } from './skeleton-grid.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** Every product behind its filters. */
export function Catalogue() {
  const texts = useTexts('catalogue');
  const view = useCatalogue();
  const search = useSearch();
  const bar = (
    <>
      <CatalogueTools
        words={view.filter.q ?? ''}
        part={view.part}
        products={view.part?.engines ? undefined : view.all}
        isEmpty={view.total === 0}
      />
      <FilterBar {...view} />
      {!isKnownCategory(search) && <Unknown role="status">{texts.unknownCategory}</Unknown>}
    </>
  );
  const failure = { title: texts.failedTitle, text: texts.failedText };
  const loading = (
    <>
      {bar}
      <Result />
      <SkeletonGrid />
    </>
  );
  return (
    <AsyncView read={view.read} loading={loading} failure={failure}>
      {(products) => (
        <>
          {bar}
          <Result>
            <span role="status">{texts.shown(view.total)}</span>
            {view.filter.category !== 'all' && (
              <PageButton
                page="products"
                query={view.queryOf(noFilter)}
                replace
                variant="ghost"
                onClick={view.onChoose}
              >
                {texts.reset}
              </PageButton>
            )}
          </Result>
          {products.length > 0 ? (
            <ProductGrid key={view.listKey} products={products} {...view} />
          ) : (
            <Notice title={texts.emptyTitle} text={texts.emptyText} />
          )}
        </>
      )}
    </AsyncView>
  );
}
