import type { PageName } from '@rombo/shared/contract/pages';
import type { AroundNavHandler } from 'wouter';
import { addressOf, prefetch } from '../api/client.ts';
import { toLanguage } from '../i18n/language.ts';
import { canPrefetch, navigation, onIdle } from '../loading/document-state.ts';
import { preload } from '../loading/lazy.ts';
import { resolvePath } from '../routing/paths.ts';
import { dynamicImports, partsOf } from './screens.ts';

const pageAt = (address: string): PageName | null => resolvePath(address.replace(/[?#].*/, '')).page;
const currentPage = (): PageName | null => pageAt(window.location.pathname);

/** Loads code and texts of the page at an address in the current language; undefined if they are loaded. */
function loadCode(address: string): Promise<unknown> | undefined {
  const page = pageAt(address) ?? 'notFound';
  dynamicImports[page]?.().catch(() => undefined);
  const parts = partsOf(page, toLanguage(document.documentElement.lang));
  return parts.every((part) => part.loaded()) ? undefined : preload(...parts);
}

/**
 * Maximum time to keep the current page while the next one's code loads, in milliseconds. After that the next page shows its loading state.
 */
const MAX_WAIT_MS = 3000;

function preloadPage(address: string): Promise<void> | undefined {
  const loading = loadCode(address);
  if (!loading) {
    // Removing a focused element forces a style recalculation during the render.
    if (pageAt(address) !== currentPage() && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    return undefined;
  }
  const { dataset } = document.documentElement;
  dataset.loading = '';
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  // The next page reports a failed load, at its own address.
  return Promise.race([loading, timeout]).then(() => void delete dataset.loading);
}

let latestNavigation: object | undefined;

// Registered before the router's listener, which renders the page. The server has no `addEventListener`.
globalThis.addEventListener?.('popstate', (event) => {
  navigation.followsLink = false;
  navigation.onBack?.(event);
});

/**
 * Keeps the current page until the next one can be rendered, unless another navigation starts first. A new page starts at the top; the same
 * page in another language keeps its scroll position.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const { href, pathname } = window.location;
  const thisNavigation = {};
  latestNavigation = thisNavigation;
  const commit = () => {
    if (latestNavigation !== thisNavigation || window.location.href !== href) return;
    const next = resolvePath(new URL(to, href).pathname);
    const current = resolvePath(pathname);
    // The slug of a product differs by language.
    const isOther = next.path !== current.path && (next.page !== current.page || next.language === current.language);
    navigation.followsLink = isOther && !options?.replace;
    navigate(to, options);
    if (navigation.followsLink) window.scrollTo(0, 0);
  };
  const ready = options?.replace ? undefined : preloadPage(to);
  if (ready) void ready.then(commit);
  else commit();
};

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
