import styled from 'styled-components';
import { useSearch } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice, Skeleton } from '../../ui/async-view.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { isKnownCategory, noFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { Grid, ProductGrid } from './product-grid.tsx';
import { CatalogueTools } from './search/catalogue-tools.tsx';
import { useCatalogue } from './use-catalogue.ts';

const Result = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-bottom: var(--space-m);
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

/** Notice for a category or an engine in the address that does not exist. */
const Unknown = styled.p`
  margin-bottom: var(--space-m);
  padding-left: var(--space-m);
  border-left: 3px solid var(--color-accent);
`;

const SkeletonCard = styled.div`
  display: grid;
  gap: var(--space-m);
  padding-bottom: var(--space-l);
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  > * { margin-inline: var(--space-l); width: auto; }
  > :first-child { margin-inline: 0; aspect-ratio: 4 / 3; height: auto; }
`;

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six empty cards while the products load. */
function SkeletonGrid() {
  const { common } = useTexts('site');
  return (
    <>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <Grid aria-hidden data-testid="skeletons">
        {cards.map((card) => (
          <li key={card}>
            <SkeletonCard>
              <Skeleton />
              <Skeleton $height="0.75rem" />
              <Skeleton $height="1.75rem" />
              <Skeleton $height="6rem" />
            </SkeletonCard>
          </li>
        ))}
      </Grid>
    </>
  );
}

/** The catalogue: filters, search and products. */
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
