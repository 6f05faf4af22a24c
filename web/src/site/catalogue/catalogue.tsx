import { type Filter, noFilter } from '@rombo/shared/collections/catalogue';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { AsyncView, Notice, Skeleton } from '../../ui/async-view.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/load-boundary.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';
import { Choices } from './choices.tsx';
import { isKnownCategory } from './filter.ts';
import { Categories, Displacements } from './filter-bar.tsx';
import { FilterNote } from './filter-note.tsx';
import { Grid, ProductGrid } from './product-grid.tsx';
import { Recent } from './recent.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** Result count and controls in one row. On a phone the count is visually hidden, because the categories show it. */
const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
  margin-bottom: var(--space-s);
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
  > [role='status'] { position: absolute; clip-path: inset(50%); }
  > form { flex: 1 1 100%; }
  ${media.tablet} {
    margin-bottom: var(--space-m);
    > [role='status'] { position: static; clip-path: none; }
    > form { flex: 0 1 26rem; margin-left: auto; }
  }
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

const Nearest = styled.h2`margin-block: var(--space-xl) var(--space-m);`;

const SearchNote = lazyComponent(async () => (await import('./search/search-note.tsx')).SearchNote);
const NothingNote = lazyComponent(async () => (await import('./search/search-note.tsx')).NothingNote);

interface NothingFoundProps {
  filter: Filter;
  nearest: readonly ProductOutline[] | undefined;
}

/** Empty state. A search also offers a contact link and the nearest products. */
function NothingFound({ filter, nearest }: NothingFoundProps) {
  const { q: words } = filter;
  const texts = useTexts('catalogue');
  if (!words) return <Notice title={texts.emptyTitle} text={texts.emptyText} />;
  return (
    <>
      <NothingNote words={words} />
      {nearest && nearest.length > 0 && (
        <>
          <Nearest>{texts.search.nearest}</Nearest>
          <ProductGrid products={nearest} filter={filter} page={1} pages={1} total={nearest.length} isWhole={false} />
        </>
      )}
    </>
  );
}

export function Catalogue() {
  const { nav } = useTexts('site');
  const texts = useTexts('catalogue');
  const view = useCatalogue();
  const search = useSearch();
  const engine = view.filter.fits ? view.part?.engine : undefined;
  const { q: words } = view.filter;
  const bar = (
    <>
      {engine === null && <FilterNote role="status">{texts.search.unknownEngine}</FilterNote>}
      {(engine || words) && (
        <SearchNote
          words={words}
          engine={engine}
          understood={view.understood}
          first={view.read.data?.[0]?.name}
          listKey={view.listKey}
        />
      )}
      <Categories view={view} />
      {!isKnownCategory(search) && <FilterNote role="status">{texts.unknownCategory}</FilterNote>}
    </>
  );
  const choices = <Choices filter={view.filter} />;
  const failure = { title: texts.failedTitle, text: texts.failedText };
  const loading = (
    <>
      {bar}
      <Result>
        <Displacements view={view} />
        {choices}
      </Result>
      <SkeletonGrid />
    </>
  );
  return (
    <AsyncView read={view.read} loading={loading} failure={failure}>
      {(products) => (
        <>
          {bar}
          <Result>
            <Displacements view={view} />
            <span role="status">{texts.shown(view.total)}</span>
            {view.filter.category === 'motori' && <PageLink page="classes">{nav.classes}</PageLink>}
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
            {choices}
          </Result>
          {products.length > 0 ? (
            <ProductGrid key={view.listKey} products={products} {...view} />
          ) : (
            !view.understood?.answers[0] && <NothingFound filter={view.filter} nearest={view.nearest} />
          )}
          <Recent />
        </>
      )}
    </AsyncView>
  );
}
