import { formerAddress, languageCodes, localized } from '@rombo/shared/languages';
import { pages, renderedFiles } from '@rombo/shared/pages';
import { keys, partitions } from './data/keys.ts';

const everywhere = (path: string): string[] => languageCodes.map((language) => localized(language, path));

/** Former addresses of products: where they lead to changes with the products. */
const formerProducts = languageCodes
  .map((language) => `${formerAddress(language, pages.products)}*`)
  .filter((path) => !everywhere(`${pages.products}*`).includes(path));

const withoutParameters = Object.values<string>(pages).filter((path) => !path.includes('{') && path !== pages.home);

/** The homepage by its address and by its name behind the edge. */
const home = [...everywhere(pages.home), '/index*'];

/** Every page and every answer of the API, but no picture and no asset: those change their address with their content. */
export const pagePaths: readonly string[] = [
  ...home,
  ...[...withoutParameters, '/404'].flatMap((path) => everywhere(`${path}*`)),
  ...formerProducts,
  // A `*` may stand at the end only.
  ...renderedFiles.map((path) => path.replace(/\*.*$/, '*')),
  '/api/*',
];

const products = [...everywhere(`${pages.products}*`), ...formerProducts, '/api/products*'];

/** The paths at the edge that show what a partition of the table holds; a setting may close the whole site. */
const pathsOf: Record<string, readonly string[]> = {
  [partitions.products]: [...products, ...everywhere(`${pages.compare}*`), '/sitemap*', '/api/search-index*'],
  [partitions.productOrders]: products,
  // Files of the trash and of former versions are no longer there.
  [partitions.trash]: ['/media/*'],
  [keys.hiddenFiles().pk]: ['/media/*'],
  [partitions.slides]: [...home, '/api/slides*'],
  [partitions.dealers]: [...everywhere(`${pages.dealers}*`), '/api/dealers*'],
  [keys.setting('').pk]: pagePaths,
};

/** The paths to purge after changes in these partitions, each once. */
export const purgePaths = (changed: string[]): string[] => [
  ...new Set(changed.flatMap((partition) => pathsOf[partition] ?? [])),
];
