import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import {
  type MouseEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { navigation, onIdle } from '../../loading/document-state.ts';
import { lazyDefault } from '../../loading/lazy.ts';
import { loadOrAsk } from '../../loading/load-or-ask.ts';
import { media } from '../../theme/media.ts';
import { PageButton } from '../../ui/page-link.tsx';
import type { OpenDialog } from './dialogs.tsx';
import { PAGE_SIZE, pageQuery } from './filter.ts';
import { ProductCard } from './product-card.tsx';
import type { CatalogueView } from './use-catalogue.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-l);
  ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.large} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  /* Cards out of sight cost neither layout nor paint; until one was seen it counts as about this high. */
  > li { content-visibility: auto; contain-intrinsic-height: auto 38rem; }
`;

const End = styled.div`
  display: grid;
  justify-items: center;
  padding-top: var(--space-xl);
`;

const Before = styled.div`
  display: grid;
  justify-items: center;
  padding-bottom: var(--space-l);
`;

/** Cards rendered at once after a tap: one screen. */
const FIRST = 4;

/** Cards added by scrolling or by the button. */
const MORE = 60;

/** Cards added while the browser is idle: more at once are a long task on a slow phone. */
const FEW = 6;

/** A list of so many grows without being scrolled, when there is time. */
const SHORT = 100;

interface Growing {
  shown: number;
  grow: () => void;
  /** Element below the list; the list grows when it comes near the viewport. */
  end: RefObject<HTMLDivElement | null>;
}

/**
 * Lets a long list grow as one scrolls, so that a page of thousands is as light as its first cards. Of `total` cards the browser has the
 * data of `known`; `onGrow` gets the others.
 */
function useGrowing(total: number, known: number, onGrow: () => void): Growing {
  const [shown, setShown] = useState(navigation.followsLink ? FIRST : PAGE_SIZE);
  const end = useRef<HTMLDivElement>(null);
  const grow = (by = MORE) => {
    onGrow();
    // In slices, so that scrolling stays smooth.
    startTransition(() => setShown((count) => count + by));
  };
  const growNow = useEffectEvent(grow);

  useEffect(() => startTransition(() => setShown((count) => Math.max(count, PAGE_SIZE))), []);

  useEffect(() => {
    if (shown >= total || !end.current) return;
    // A busy browser reports several changes at once: the last one counts.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && growNow(), {
      rootMargin: '1200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total]);

  useEffect(() => {
    // Cards whose data are still loading would all be rendered at once.
    if (shown >= total || shown > known || total > SHORT) return;
    let isHere = true;
    onIdle(() => isHere && growNow(FEW));
    return () => {
      isHere = false;
    };
  }, [shown, total, known]);

  return { shown, grow, end };
}

const dialogs = lazyDefault(() => import('./dialogs.tsx'));
const galleryDialog = lazyDefault(() => import('../product/gallery/gallery-dialog.tsx'));

/** Cards that may be in view at first. */
const EARLY = 3;

interface ProductGridProps extends Pick<CatalogueView, 'page' | 'pages' | 'total' | 'isWhole' | 'onMore' | 'onChoose'> {
  products: readonly ProductOutline[];
}

/** The cards of the products that the filter left, from the page on that the address asks for. */
export function ProductGrid({ products: all, page: asked, pages, total, isWhole, onMore, onChoose }: ProductGridProps) {
  const texts = useTexts('catalogue');
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<OpenDialog | null>();
  const openDialog = useCallback((dialog: OpenDialog) => {
    const codes = dialog.name === 'gallery' ? [dialogs, galleryDialog] : [dialogs];
    Promise.all(codes.map((code) => loadOrAsk<unknown>(code))).then(
      () => setOpen(dialog),
      () => undefined,
    );
  }, []);
  const Dialogs = dialogs.loaded();
  const search = useSearch();
  const [page] = useState(asked);
  const products = isWhole ? all.slice((page - 1) * PAGE_SIZE) : all;
  const following = total - (page - 1) * PAGE_SIZE;
  const { shown, grow, end } = useGrowing(onChoose ? products.length : following, products.length, onMore);

  const showMore = (event: MouseEvent) => {
    event.preventDefault();
    list.current?.lastElementChild?.querySelector('button')?.focus({ preventScroll: true });
    grow();
  };

  return (
    <>
      {page > 1 && (
        <Before>
          <PageButton
            page="products"
            query={pageQuery(search, page - 1)}
            rel="prev"
            variant="secondary"
            onClick={onChoose}
          >
            {texts.before}
          </PageButton>
        </Before>
      )}
      <Grid ref={list} role="list">
        {products.slice(0, shown).map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} early={index < EARLY} first={index === 0} onOpen={openDialog} />
          </li>
        ))}
      </Grid>
      {(onChoose ? page < pages : Math.min(shown, products.length) < following) && (
        <End ref={end}>
          <PageButton
            page="products"
            query={pageQuery(search, page + 1)}
            rel="next"
            variant="secondary"
            onClick={onChoose ?? showMore}
          >
            {texts.more}
          </PageButton>
        </End>
      )}
      {Dialogs && open !== undefined && (
        <Dialogs open={open} onClose={() => setOpen(null)} GalleryDialog={galleryDialog.loaded()} />
      )}
    </>
  );
}
