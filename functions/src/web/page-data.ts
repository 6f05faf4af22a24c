import type { PageName } from '@rombo/shared/pages';
import { pathOf } from '@rombo/shared/routes';
import { listProducts } from '../data/products.ts';
import { getSetting } from '../data/settings.ts';
import { listActiveSlides } from '../data/slides.ts';

/** What the API answers, by the addresses at which the browser would ask for it. */
export type Answers = Record<string, unknown>;

/** What a page is made of; `found` is false where its address names something that is not there. */
export interface PageData {
  found: boolean;
  answers: Answers;
}

type Parameters = Record<string, string>;

const found = (answers: Answers): PageData => ({ found: true, answers });

/** What each page needs besides the setting that all of them need; a page that is not named needs nothing. */
const needs: Partial<Record<PageName, (parameters: Parameters) => Promise<PageData>>> = {
  home: async () => found({ [pathOf('listActiveSlides', {})]: await listActiveSlides() }),
  products: async () => found({ [pathOf('listProducts', {})]: await listProducts() }),
};

const SETTING = pathOf('getSetting', { key: 'maintenance_mode' });

/** Whether the site is closed, as the API says it: null when nobody ever said. */
export async function readMaintenance(): Promise<{ closed: boolean; answers: Answers }> {
  const setting = (await getSetting('maintenance_mode')) ?? null;
  return { closed: setting?.value === 'true', answers: { [SETTING]: setting } };
}

/** Reads what a page needs. */
export const readPage = (page: PageName | null, parameters: Parameters): Promise<PageData> =>
  (page && needs[page]?.(parameters)) || Promise.resolve({ found: page !== null, answers: {} });
