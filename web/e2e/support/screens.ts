import { checkPage } from '../checks.ts';
import { type Page, test } from './test.ts';

/** A page, what to wait for, and '@engine' if its layout is unlike that of the others. Both languages share their markup. */
type Screen = [address: string, ready: (page: Page) => Promise<unknown>, tag?: '@engine'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const card = (page: Page) => page.getByRole('article').first().waitFor();
const section = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();

/** Pages that every run checks. */
export const usualScreens: Screen[] = [
  ['/', heading, '@engine'],
  ['/prodotti', card, '@engine'],
  ['/en/products?category=motori', card],
  ['/en/products/tuono-21-buggy-corsa', heading],
  ['/login', heading],
];

export const otherScreens: Screen[] = [
  ['/azienda', heading],
  ['/en/where-we-are', heading],
  ['/rivenditori', (page) => page.getByRole('main').locator('article').first().waitFor(), '@engine'],
  ['/en/news', heading, '@engine'],
  ['/news/2024', heading],
  ['/en/news/bench-tests-on-every-spec-sheet', heading],
  ['/guide', heading],
  ['/en/guides/running-in-a-21-or-a-12', heading],
  ['/guide/scegliere-la-candela', heading, '@engine'],
  ['/contatti', (page) => page.locator('main button[type=submit]').waitFor(), '@engine'],
  ['/en/privacy', section],
  ['/prodotti?fits=saetta-21-pista', heading],
  ['/en/products?q=none', heading],
  [
    '/prodotti/tuono-21-buggy',
    (page) => page.getByRole('button', { name: 'Ingrandisci il disegno' }).waitFor(),
    '@engine',
  ],
];

/** Declares a test of each page. */
export function checkScreens(screens: Screen[]): void {
  for (const [address, ready, tag = []] of screens)
    test(`${address} has no fault that axe, the console or a narrow screen can show`, { tag }, ({ page }) =>
      checkPage(page, address, () => ready(page)),
    );
}
