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

const isPrefetchable = ({ origin, target, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && !target && isPublicPage(resolvePath(pathname).page);

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

/** Prefetches the pages of the links in view. Measuring the links would lay out every card that is not rendered yet. */
const prefetchInView = (): void =>
  onIdle(() => {
    if (!isPublicPage(currentPage())) return;
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const seen = entries.filter(
        ({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.width > 0,
      );
      loadPages(seen.map(({ target }) => target as HTMLAnchorElement));
    });
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href]');
    for (const link of links) if (isPrefetchable(link)) observer.observe(link);
  });

/** Starts to prefetch pages that the visitor may open next. */
export function startPrefetching(): void {
  for (const type of ['pointerdown', 'pointerover', 'focusin'])
    addEventListener(type, onIntent, { capture: true, passive: true });
  // The menu opens, other links scroll into view, or the page changes.
  for (const type of ['toggle', 'scrollend', 'pushState', 'popstate'])
    addEventListener(type, prefetchInView, { capture: true });
  if (document.readyState === 'complete') prefetchInView();
  else addEventListener('load', prefetchInView, { once: true });
}
