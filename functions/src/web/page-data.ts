import { type PageName, pathOfPage } from '@rombo/shared/pages';
import { pathOf } from '@rombo/shared/routes';
import { findProduct } from '../data/product-details.ts';
import { getSetting } from '../data/settings.ts';
import { listActiveSlides } from '../data/slides.ts';
import { readCatalogue } from './catalogue-data.ts';

/** What the API answers, by the addresses at which the browser would ask for it. */
export type Answers = Record<string, unknown>;

/** What a page is made of; `found` is false where its address names something that is not there, `moved` where that has another address now. */
export interface PageData {
  found: boolean;
  /** The address that it has now, without the language. */
  moved?: string;
  answers: Answers;
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

/** What each page needs besides the setting that all of them need; a page that is not named needs nothing. */
const needs: Partial<Record<PageName, (parameters: Parameters, query: URLSearchParams) => Promise<PageData>>> = {
  home: async () => found({ [pathOf('listActiveSlides', {})]: await listActiveSlides() }),
  products: readCatalogue,
  product: readProduct,
};

const SETTING = pathOf('getSetting', { key: 'maintenance_mode' });

/** What is answered where nobody can be asked: a visitor is worth more than the switch. */
export const takenAsOpen: Answers = { [SETTING]: null };

/** Whether the site is closed, as the API says it: null when nobody ever said. */
export async function readMaintenance(): Promise<{ closed: boolean; answers: Answers }> {
  const setting = (await getSetting('maintenance_mode')) ?? null;
  return { closed: setting?.value === 'true', answers: { [SETTING]: setting } };
}

/** Reads what a page needs; `query` is that of its address. */
export const readPage = (page: PageName | null, parameters: Parameters, query: URLSearchParams): Promise<PageData> =>
  (page && needs[page]?.(parameters, query)) || Promise.resolve({ found: page !== null, answers: {} });
