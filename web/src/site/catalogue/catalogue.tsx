import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { lazy } from '../../loading/lazy.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { AsyncView, Notice, Skeleton } from '../../ui/async-view.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/load-boundary.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';
import { Choices } from './choices.tsx';
import { type Filter, isKnownCategory, noFilter } from './filter.ts';
import { Categories, Displacements } from './filter-bar.tsx';
import { useMyEngine } from './my-engine.ts';
import { Grid, ProductGrid } from './product-grid.tsx';
import { CatalogueTools } from './search/catalogue-tools.tsx';
import { useCatalogue } from './use-catalogue.ts';

const Recent = lazyPart(lazy(async () => (await import('./recent.tsx')).Recent));

/** Number and choices of the list in one row; on a phone the categories have the number already. */
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

const Nearest = styled.h2`
  ${displayText}
  margin-block: var(--space-xl) var(--space-m);
  font-size: var(--font-size-h2);
`;

interface NothingFoundProps {
  filter: Filter;
  nearest: readonly ProductOutline[] | undefined;
}

/** In the place of the products: for a search the question to us, and what comes nearest. */
function NothingFound({ filter, nearest }: NothingFoundProps) {
  const { q: words } = filter;
  const texts = useTexts('catalogue');
  if (!words) return <Notice title={texts.emptyTitle} text={texts.emptyText} />;
  return (
    <>
      <Notice title={texts.emptyTitle} text={texts.search.nothingFound}>
        <PageButton page="contact" query={`cerca=${encodeURIComponent(words)}`} variant="secondary">
          {texts.search.askUs}
        </PageButton>
      </Notice>
      {nearest && (
        <>
          <Nearest>{texts.search.nearest}</Nearest>
          <ProductGrid products={nearest} filter={filter} page={1} pages={1} total={nearest.length} isWhole={false} />
        </>
      )}
    </>
  );
}

/** The catalogue: filters, search and products. */
export function Catalogue() {
  const texts = useTexts('catalogue');
  const view = useCatalogue();
  const myEngine = useMyEngine();
  const search = useSearch();
  const engines = view.part?.engines ?? view.all?.filter(({ category }) => category === 'motori') ?? [];
  const bar = (
    <>
      <CatalogueTools words={view.filter.q ?? ''} part={view.part} />
      <Categories view={view} />
      {!isKnownCategory(search) && <Unknown role="status">{texts.unknownCategory}</Unknown>}
    </>
  );
  const choices = <Choices engines={engines} filter={view.filter} />;
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
            {myEngine && !view.filter.fits && (
              <PageLink page="products" query={`fits=${myEngine.slug}`}>
                {texts.search.partsOf(myEngine.name)}
              </PageLink>
            )}
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
            <NothingFound filter={view.filter} nearest={view.part?.nearest} />
          )}
          <Recent />
        </>
      )}
    </AsyncView>
  );
}
