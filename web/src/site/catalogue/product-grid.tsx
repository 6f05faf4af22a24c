import { PAGE_SIZE } from '@rombo/shared/collections/catalogue';
import { groupParts } from '@rombo/shared/collections/categories';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { type MouseEvent, startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useSearch } from 'wouter';
import { readProduct } from '../../api/reads.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { textsIn } from '../../i18n/texts.ts';
import { navigation, onIdle, printing } from '../../loading/document-state.ts';
import { cached, type Lazy, lazy, loadOrPrompt } from '../../loading/lazy.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';
import { PageButton, type PageLinkProps } from '../../ui/page-link.tsx';
import { pageQuery } from './filter.ts';
import { type Fit, useMyEngine } from './my-engine.ts';
import { type DialogName, ProductCard } from './product-card.tsx';
import type { CatalogueView } from './use-catalogue.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  /* Offscreen cards skip layout and paint; the intrinsic height is an estimate until a card was rendered. */
  > li { content-visibility: auto; contain-intrinsic-height: auto 5.5rem; }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-l);
    > li { contain-intrinsic-height: auto 36rem; }
  }
  ${media.large} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.desktop} { > li { contain-intrinsic-height: auto 21rem; } }
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-l);
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.large} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const columns = (count: number) => css`
  grid-column: span ${count};
  > ul { grid-template-columns: repeat(${count}, minmax(0, 1fr)); }
`;

const Group = styled.section<{ $count: number }>`
  ${media.tablet} { ${({ $count }) => columns(Math.min($count, 2))} }
  ${media.large} { ${({ $count }) => columns(Math.min($count, 3))} }
`;

const GroupTitle = styled.h2`
  ${labelText}
  margin-block: var(--space-l) var(--space-s);
  color: var(--color-text-muted);
`;

/** Link to the next products, below the list; `Before` is the link to the previous ones, above it. */
const End = styled.div`
  display: grid;
  justify-items: center;
  padding-top: var(--space-xl);
`;

const Before = styled(End)`padding: 0 0 var(--space-l);`;

/** Says on paper that the list is longer. The shortcut for printing waits for the whole list; the browser's menu does not. */
const Incomplete = styled.p`
  display: none;
  @media print { display: block; }
`;

/** Cards in the first render after a tap: one screen. */
const FIRST_BATCH = 4;

/** Cards added by scrolling or by the button. */
const BATCH = 60;

/** Cards added while the browser is idle: more would be a long task on a slow phone. */
const IDLE_BATCH = 6;

/** Lists up to this length grow while the browser is idle, without scrolling. */
const IDLE_LIMIT = 100;

/**
 * Grows a long list when `end`, the element below it, comes near the viewport, so that a page of thousands is as light as its first cards.
 * The browser has the data of `loadedCount` of the `total` cards; `onGrow` requests the rest.
 */
function useIncrementalList(total: number, loadedCount: number, onGrow: (() => void) | undefined) {
  const [shown, setShown] = useState(navigation.followsLink ? FIRST_BATCH : PAGE_SIZE);
  const end = useRef<HTMLDivElement>(null);
  const grow = (by = BATCH) => {
    onGrow?.();
    // Renders in slices, so that scrolling stays smooth.
    startTransition(() => setShown((count) => count + by));
  };
  const growNow = useEffectEvent(grow);

  useEffect(() => startTransition(() => setShown((count) => Math.max(count, PAGE_SIZE))), []);

  const isPrinting = printing.use();
  const requestAll = useEffectEvent(() => onGrow?.());
  useEffect(() => {
    if (isPrinting) requestAll();
  }, [isPrinting]);

  useEffect(() => {
    if (shown >= total || !end.current) return;
    // A busy browser reports several changes together: the last one counts.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && growNow(), {
      rootMargin: '1200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total]);

  useEffect(() => {
    // Without data, growing would pile up and render all cards at once when the data arrives.
    if (shown >= total || shown > loadedCount || total > IDLE_LIMIT) return;
    let isMounted = true;
    onIdle(() => isMounted && growNow(IDLE_BATCH));
    return () => {
      isMounted = false;
    };
  }, [shown, total, loadedCount]);

  return { shown: isPrinting ? total : shown, grow, end };
}

const details = lazy(() => import('../product/product-details.ts'));
const viewers = lazy(() => import('../product/gallery/viewers.ts'));

const EAGER_COUNT = 3;

interface ProductGridProps
  extends Pick<CatalogueView, 'filter' | 'page' | 'pages' | 'total' | 'isWhole'>,
    Partial<Pick<CatalogueView, 'onMore' | 'onChoose'>> {
  products: readonly ProductOutline[];
}

export function ProductGrid(view: ProductGridProps) {
  const { products: all, filter, page: requestedPage, pages, total, isWhole, onMore, onChoose } = view;
  const texts = useTexts('catalogue');
  const list = useRef<HTMLUListElement>(null);
  const { language } = useLanguage();
  const [dialog, setDialog] = useState<{ name: DialogName; product: ProductDetailsIn }>();
  const openDialog = useCallback(
    (name: DialogName, slug: string) => {
      const product = cached(() => readProduct(slug, language));
      const code: Lazy<unknown>[] = name === 'gallery' ? [viewers] : [details, textsIn(language, 'product')];
      Promise.all([loadOrPrompt(product), ...code.map(loadOrPrompt)]).then(
        ([{ shown }]) => setDialog({ name, product: shown }),
        () => undefined,
      );
    },
    [language],
  );
  const GalleryDialog = dialog?.name === 'gallery' && viewers.loaded()?.GalleryDialog;
  const SpecsDialog = dialog?.name === 'specs' && details.loaded()?.SpecsDialog;
  const closeDialog = () => setDialog(undefined);
  const search = useSearch();
  const [page] = useState(requestedPage);
  const products = isWhole ? all.slice((page - 1) * PAGE_SIZE) : all;
  const following = total - (page - 1) * PAGE_SIZE;
  const isOfEngine = Boolean(filter.fits);
  const { shown, grow, end } = useIncrementalList(onChoose ? products.length : following, products.length, onMore);

  const rendered = isOfEngine ? products : products.slice(0, shown);
  const early = rendered.slice(0, EAGER_COUNT);
  const kinds = { ...texts, ...texts.parts.types };
  const engine = useMyEngine();
  const fitOf = ({ id, partType, madeFor }: ProductOutline) =>
    engine?.fitOf({ id, partType, isFitted: madeFor !== undefined });
  const textOf = (fit: Fit): string => {
    const { yes, no, instead } = texts.fit;
    const name = engine?.name ?? '';
    if (fit === true) return yes(name);
    return fit.instead ? `${no(name)}: ${instead(fit.instead.code)}` : no(name);
  };

  const showMore = (event: MouseEvent) => {
    event.preventDefault();
    list.current?.lastElementChild?.querySelector('a')?.focus({ preventScroll: true });
    grow();
  };

  const grid = (products: readonly ProductOutline[]) => (
    <Grid ref={list} role="list">
      {products.map((product) => {
        const fit = engine?.slugs.includes(filter.fits ?? '') ? undefined : fitOf(product);
        return (
          <li key={product.id}>
            <ProductCard
              product={product}
              eager={early.includes(product)}
              first={product === early[0]}
              fit={fit && textOf(fit)}
              fits={fit === true}
              onOpen={openDialog}
            />
          </li>
        );
      })}
    </Grid>
  );

  const pageButton = (rel: 'prev' | 'next', to: number, onClick: PageLinkProps['onClick']) => (
    <PageButton page="products" query={pageQuery(search, to)} rel={rel} variant="secondary" onClick={onClick}>
      {rel === 'prev' ? texts.before : texts.more}
    </PageButton>
  );

  return (
    <>
      {page > 1 && <Before>{pageButton('prev', page - 1, onChoose)}</Before>}
      {isOfEngine && !filter.sort ? (
        <Groups>
          {groupParts(rendered).map(({ kind, parts }) => (
            <Group key={kind} $count={parts.length}>
              <GroupTitle>{kinds[kind]}</GroupTitle>
              {grid(parts)}
            </Group>
          ))}
        </Groups>
      ) : (
        grid(rendered)
      )}
      {(onChoose ? page < pages : Math.min(shown, products.length) < following) && (
        <End ref={end} data-growing={!onChoose || undefined}>
          <Incomplete>
            {texts.printed(rendered.length, onChoose ? total : following)} {!onChoose && texts.printAll}
          </Incomplete>
          {pageButton('next', page + 1, onChoose ?? showMore)}
        </End>
      )}
      {GalleryDialog && (
        <GalleryDialog
          key={dialog.product.id}
          name={dialog.product.name}
          pictures={dialog.product.pictures}
          onClose={closeDialog}
        />
      )}
      {SpecsDialog && <SpecsDialog key={dialog.product.id} product={dialog.product} onClose={closeDialog} />}
    </>
  );
}
