import { type PageName, pathOfPage } from '@rombo/shared/pages';
import { pathOf } from '@rombo/shared/route-paths';
import { findProduct } from '../data/product-details.ts';
import { getSetting } from '../data/settings.ts';
import { listActiveSlides } from '../data/slides.ts';
import { readCatalogue } from './catalogue-data.ts';

/** API responses by address, as the browser would request them. */
export type Answers = Record<string, unknown>;

/** Data of a page. `found` is false if the address names nothing that exists; `moved` is its new address. */
export interface PageData {
  found: boolean;
  /** The address that it has now, without the language. */
  moved?: string;
  answers: Answers;
  /** True for the results of a search: addresses without number, which are kept for a short time and not indexed. */
  isSearch?: boolean;
}

type Parameters = Record<string, string>;

const found = (answers: Answers): PageData => ({ found: true, answers });

async function readProduct({ slug = '' }: Parameters): Promise<PageData> {
  const product = await findProduct(slug);
  const answers = { [pathOf('getProduct', { id: slug })]: product ?? null };
  if (!product) return { found: false, answers };
  return product.slug === slug
    ? found(answers)
    : { ...found(answers), moved: pathOfPage('product', { slug: product.slug }) };
}

/** Data of each page besides the maintenance setting; pages that are not listed need none. */
const needs: Partial<Record<PageName, (parameters: Parameters, query: URLSearchParams) => Promise<PageData>>> = {
  home: async () => found({ [pathOf('listActiveSlides', {})]: await listActiveSlides() }),
  products: readCatalogue,
  product: readProduct,
};

const SETTING = pathOf('getSetting', { key: 'maintenance_mode' });

/** Assumed when the setting cannot be read: the site stays open. */
export const takenAsOpen: Answers = { [SETTING]: null };

/** Reads whether the site is in maintenance, with the API response for the page; null in it if the setting was never made. */
export async function readMaintenance(): Promise<{ closed: boolean; answers: Answers }> {
  const setting = (await getSetting('maintenance_mode')) ?? null;
  return { closed: setting?.value === 'true', answers: { [SETTING]: setting } };
}

/** Reads what a page needs; `query` is that of its address. */
export const readPage = (page: PageName | null, parameters: Parameters, query: URLSearchParams): Promise<PageData> =>
  (page && needs[page]?.(parameters, query)) || Promise.resolve({ found: page !== null, answers: {} });
