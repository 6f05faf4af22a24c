import type { PageName } from '@rombo/shared/contract/pages';
import type { AroundNavHandler } from 'wouter';
import { toLanguage } from '../i18n/language.ts';
import { navigation } from '../loading/document-state.ts';
import { preload } from '../loading/lazy.ts';
import { resolvePath } from '../routing/paths.ts';
import { dynamicImports, partsOf } from './screens.ts';

export const pageAt = (address: string): PageName | null => resolvePath(address.replace(/[?#].*/, '')).page;
export const currentPage = (): PageName | null => pageAt(window.location.pathname);

/** Loads code and texts of the page at an address in the current language; undefined if they are loaded. */
export function loadCode(address: string): Promise<unknown> | undefined {
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
    // A link in a dialog replaces the dialog's entry; without a dialog, `replace` is a redirect.
    navigation.leavesDialog = Boolean(window.history.state?.dialog);
    navigation.followsLink = isOther && (navigation.leavesDialog || !options?.replace);
    navigate(to, navigation.leavesDialog ? { ...options, replace: true } : options);
    if (navigation.followsLink) window.scrollTo(0, 0);
  };
  const ready = options?.replace ? undefined : preloadPage(to);
  if (ready) void ready.then(commit);
  else commit();
};
