import type { PageName } from '@rombo/shared/contract/pages';
import { addressOf, prefetch } from '../../api/client.ts';
import { canPrefetch, onIdle } from '../../loading/document-state.ts';
import { resolvePath } from '../../routing/paths.ts';
import { currentPage, loadCode, pageAt } from '../navigation.ts';

function dataAddressOf({ pathname }: HTMLAnchorElement): string | undefined {
  const { page, parameters } = resolvePath(pathname);
  if (page === 'contact' || page === 'whereWeAre') return addressOf('getCompany');
  if (page === 'product') return addressOf('getProduct', { parameters: { id: parameters.slug ?? '' } });
  if (page === 'home') return addressOf('listActiveSlides');
  if (page === 'news' || page === 'season') return addressOf('listResults');
  if (page === 'newsItem') return addressOf('listNews');
  return page === 'products' && currentPage() !== 'products' ? addressOf('listProducts') : undefined;
}

function loadData(link: HTMLAnchorElement): void {
  const address = dataAddressOf(link);
  if (address) prefetch(address);
}

/** False for the panel: its footer link is in view on short pages. */
const isPublicPage = (page: PageName | null): boolean => page !== null && page !== 'admin' && page !== 'login';

const isPrefetchable = ({ origin, target, pathname, ariaHasPopup }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && !target && !ariaHasPopup && isPublicPage(pageAt(pathname));

/** Prefetches code and data of a link on hover, focus or press. */
function onIntent({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isPrefetchable(link) || !canPrefetch()) return;
  void loadCode(link.pathname);
  loadData(link);
}

/** Maximum number of products in view to prefetch: all cards on a phone, the first ones on a large screen. */
const MAX_PREFETCHED_PRODUCTS = 4;

function loadPages(links: HTMLAnchorElement[]): void {
  const products = new Set<string>();
  for (const link of links) {
    void loadCode(link.pathname);
    const page = pageAt(link.pathname);
    if (page === 'product') products.add(link.pathname);
    if (page === 'product' ? products.size <= MAX_PREFETCHED_PRODUCTS : page !== currentPage() && !link.search)
      loadData(link);
  }
}

/** Pages that most visitors open next. */
const isLikely = (page: PageName | null): boolean => page === 'products' || page === 'product';

/** Prefetches the pages of the links in view. Measuring the links would lay out every card that is not rendered yet. */
const prefetchInView = (isWanted: (page: PageName | null) => boolean): void =>
  onIdle(() => {
    if (!isPublicPage(currentPage())) return;
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const seen = entries.filter(
        ({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.width > 0,
      );
      const links = seen.map(({ target }) => target as HTMLAnchorElement);
      loadPages(links.filter((link) => isPrefetchable(link) && isWanted(pageAt(link.pathname))));
    });
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  });

/** Time after the page has loaded in which nothing is prefetched, in milliseconds. */
const FIRST_PREFETCH_MS = 1000;

/** Starts to prefetch pages that the visitor may open next. */
export function startPrefetching(): void {
  for (const type of ['pointerdown', 'pointerover', 'focusin'])
    addEventListener(type, onIntent, { capture: true, passive: true });
  // The menu opens, other links scroll into view, or the page changes. A finger does not hover over a link before it presses.
  const isWanted = matchMedia('(hover: hover)').matches ? isLikely : isPublicPage;
  for (const type of ['toggle', 'scrollend', 'pushState', 'popstate'])
    addEventListener(type, () => prefetchInView(isWanted), { capture: true });
  const first = () => setTimeout(() => prefetchInView(isLikely), FIRST_PREFETCH_MS);
  if (document.readyState === 'complete') first();
  else addEventListener('load', first, { once: true });
}
