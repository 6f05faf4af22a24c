import { queryRules } from '@rombo/shared/collections/query-rules';
import {
  ITEM_FALLBACK,
  itemPages,
  matchPage,
  pages,
  panelTabs,
  queriesOf,
  SLUG_QUERY,
} from '@rombo/shared/contract/pages';
import { PICTURE_WIDTHS } from '@rombo/shared/contract/picture';
import type { Route } from '@rombo/shared/contract/route';
import { methodsOf } from '@rombo/shared/contract/route';
import { routeNames, routes } from '@rombo/shared/contract/routes';
import { formerAddress, languageCodes, localized, splitLanguage } from '@rombo/shared/words/languages';
import { SESSION } from '../cache-rules.ts';

/** Paths of all pages without parameters, in each language. */
export const pageAddresses = (): string[] =>
  Object.values<string>(pages)
    .filter((path) => !path.includes('{'))
    .flatMap((path) => languageCodes.map((language) => localized(language, path)));

/** Path patterns of products, news and guides with `{slug}`, current and former, in each language. Seasons share the pattern of news. */
export const itemAddresses = [
  ...new Set(
    Object.values(itemPages).flatMap((page) =>
      languageCodes.flatMap((language) => [localized(language, pages[page]), formerAddress(language, pages[page])]),
    ),
  ),
];

/** API paths with their `Allow` header. */
const allows = Object.entries(Object.groupBy(routeNames, (name) => routes[name].path)).map(([path, names = []]) => {
  const methods = names.flatMap((name) => methodsOf(routes[name])).sort();
  return [path, methods.join(', ')] as const;
});

/** `Allow` of paths without parameters, which take precedence, as in API Gateway. */
const exactMethods: Record<string, string> = Object.fromEntries(allows.filter(([path]) => !path.includes('{')));

/** The other paths as regular expressions. */
const patternMethods = allows
  .filter(([path]) => path.includes('{'))
  .map(([path, allow]): [pattern: string, allow: string] => [`^${path.replace(/\{\w+\}/g, '[^/]+')}$`, allow]);

/** Query parameters that each page reads. */
const pageTable = Object.fromEntries(
  pageAddresses().map((address) => [address, queriesOf(matchPage(splitLanguage(address).path)?.page ?? null)]),
);

/** Path prefixes of item pages in each language. Only the render function knows where former ones redirect. */
const parents = itemAddresses.map((address) => address.replace(/\{.*/, ''));

/** Current page paths by their former paths. */
const moved = Object.fromEntries(
  languageCodes.flatMap((language) =>
    Object.values<string>(pages)
      .filter((path) => !path.includes('{') && formerAddress(language, path) !== localized(language, path))
      .map((path) => [formerAddress(language, path), localized(language, path)]),
  ),
);

/** Query parameters of each API route. Routes with path parameters have none. */
const routeTable = Object.fromEntries(
  Object.values<Route>(routes)
    .filter(({ query }) => query.length > 0)
    .map(({ path, query }): [string, readonly string[]] => [path, query])
    // Sorted, because module exports are not in source order.
    .sort(([a], [b]) => a.localeCompare(b)),
);

/** Constants of the edge functions. `host` is the host name of the site, if configured. */
export const edgeConstants = (host = '') => ({
  'identify-viewer': { HOST: host, SESSION, ROUTES: routeTable, METHODS: exactMethods, PATTERNS: patternMethods },
  'normalize-request': {
    HOST: host,
    SESSION,
    LANGUAGES: languageCodes,
    PAGES: pageTable,
    PARENTS: parents,
    MOVED: moved,
    PANEL: panelTabs.map((tab) => `${pages.admin}/${tab}`),
    RULES: queryRules,
    ITEM_FALLBACK,
    SLUG_QUERY,
  },
  'set-status': { SLUG_QUERY },
  'size-picture': { WIDTHS: PICTURE_WIDTHS.map(String) },
});
