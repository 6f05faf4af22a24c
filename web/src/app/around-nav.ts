import type { AroundNavHandler } from 'wouter';
import { toLanguage } from '../i18n/language.ts';
import { resolvePath } from '../routing/paths.ts';
import { screens } from './screens.ts';

/** Time for which a page stays while the code of the next one is on its way, in milliseconds; then the next one says that it loads. */
const KEEP_MS = 3000;

const pathOfPage = () => resolvePath(window.location.pathname).path;

/** The code of the page at an address, in the language that is shown. */
export const codeAt = (address: string) =>
  screens[resolvePath(address.replace(/[?#].*/, '')).page ?? 'notFound'][toLanguage(document.documentElement.lang)];

let last = 0;

/**
 * The page that is left stays until the next one can be drawn, unless another navigation comes first. Another page begins at its top; the
 * same one in another language stays where it is.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const number = ++last;
  const { href } = window.location;
  const { dataset } = document.documentElement;
  const go = () => {
    if (number !== last) return;
    last += 1;
    delete dataset.loading;
    if (window.location.href !== href) return;
    const before = pathOfPage();
    navigate(to, options);
    if (pathOfPage() !== before && !options?.replace) window.scrollTo(0, 0);
  };
  const code = codeAt(to);
  if (options?.replace || code.loaded()) return go();
  dataset.loading = '';
  setTimeout(go, KEEP_MS);
  // What has failed is tried again by the next page, which says so at its own address.
  code.preload().then(go);
};
