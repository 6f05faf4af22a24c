import { comparisonOf } from '@rombo/shared/collections/comparison';
import { productDetailsIn, withoutOthers } from '@rombo/shared/collections/product-in';
import type { User } from '@rombo/shared/contract/account';
import { slugIn } from '@rombo/shared/contract/in-language';
import { comparisonIn, copyIn, type PageName, pathOfPage } from '@rombo/shared/contract/pages';
import { readCompared } from '@rombo/shared/contract/query-rules';
import { pathOf } from '@rombo/shared/contract/route-paths';
import { previewToken } from '@rombo/shared/contract/slug';
import type { Language } from '@rombo/shared/words/languages';
import { listDealers } from '../data/dealers.ts';
import { findCompared, findProduct } from '../data/product-details.ts';
import { getSetting } from '../data/settings.ts';
import { listActiveSlides } from '../data/slides.ts';
import { readCataloguePage } from './catalogue-data.ts';

/** API responses by address, as the browser would request them. */
export type Answers = Record<string, unknown>;

/** Data of a page. `found` is false if the address names nothing that exists; `moved` is its new address. */
export interface PageData {
  found: boolean;
  /** The address that it has now, without the language. */
  moved?: string;
  answers: Answers;
  /** Those of them that the page carries in part: what it draws of the rest is read again when it is needed. */
  carried?: Answers;
  /** True for the results of a search: addresses without number, which are kept for a short time and not indexed. */
  isSearch?: boolean;
  /** True for a preview: no copy may be kept, and it is not indexed. */
  isPreview?: boolean;
}

type PathParameters = Record<string, string>;

const found = (answers: Answers): PageData => ({ found: true, answers });

async function readProduct(
  { slug = '' }: PathParameters,
  _: URLSearchParams,
  shown: Language,
  addressed: Language,
): Promise<PageData> {
  const product = await findProduct(slug);
  const key = pathOf('getProduct', { id: slug }) + copyIn(shown);
  if (!product) return { found: false, answers: { [key]: null } };
  const details = productDetailsIn(shown, product);
  const data = { ...found({ [key]: details }), carried: { [key]: withoutOthers(details) } };
  if (previewToken(slug)) return { ...data, isPreview: true };
  const wanted = slugIn(addressed, product);
  return wanted === slug ? data : { ...data, moved: pathOfPage('product', { slug: wanted }) };
}

async function readComparison(_: PathParameters, query: URLSearchParams, language: Language): Promise<PageData> {
  const slugs = readCompared(query.get('p'));
  const { products, related } = await findCompared(slugs);
  return found({
    [pathOf('listProducts', {}) + comparisonIn(language, slugs)]: comparisonOf(language, products, related),
  });
}

/** Reads the data of a page in the language in which it is shown; `addressed` is that of its address. */
type ReadData = (
  parameters: PathParameters,
  query: URLSearchParams,
  shown: Language,
  addressed: Language,
) => Promise<PageData>;

/** Data of each page besides the maintenance setting; pages that are not listed need none. */
const needs: Partial<Record<PageName, ReadData>> = {
  home: async () => found({ [pathOf('listActiveSlides', {})]: await listActiveSlides() }),
  products: readCataloguePage,
  product: readProduct,
  compare: readComparison,
  dealers: async () => found({ [pathOf('listDealers', {})]: await listDealers() }),
};

const SETTING = pathOf('getSetting', { key: 'maintenance_mode' });
const UNTIL = pathOf('getSetting', { key: 'maintenance_until' });

/** The answer to a browser that asks who is signed in. */
export const userAnswer = (user: User): Answers => ({ [pathOf('getUser', {})]: user });

/** Assumed when the setting cannot be read: the site stays open. */
export const assumedOpen: Answers = { [SETTING]: null };

interface Maintenance {
  closed: boolean;
  /** When it is planned to end, as milliseconds since 1970. */
  until: number | undefined;
  answers: Answers;
}

/** Reads whether the site is in maintenance and until when, with the API response for the page; null in it if the setting was never made. */
export async function readMaintenance(page: PageName | null): Promise<Maintenance> {
  const setting = (await getSetting('maintenance_mode')) ?? null;
  const closed = setting?.value === 'true';
  if (!closed && page !== 'maintenance') return { closed, until: undefined, answers: { [SETTING]: setting } };
  const end = (await getSetting('maintenance_until')) ?? null;
  const until = Date.parse(end?.value ?? '') || undefined;
  return { closed, until, answers: { [SETTING]: setting, [UNTIL]: end } };
}

/** Reads what a page needs; `query` is that of its address. */
export const readPage = (page: PageName | null, ...given: Parameters<ReadData>): Promise<PageData> =>
  (page && needs[page]?.(...given)) || Promise.resolve({ found: page !== null, answers: {} });
