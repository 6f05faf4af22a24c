import type { Page } from '@playwright/test';
import type { Product } from '@rombo/shared/collections/product';
import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { drawnByBrowser } from './drawn-by-browser.ts';

/** A product of a list that a test makes up. */
export const madeUp = (number: number, fields: Partial<Product> = {}): Product => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  slug: `pistone-${number}`,
  slugEn: null,
  name: `Pistone ${number}`,
  description: 'Pistone in lega con trattamento superficiale.',
  category: 'ricambi',
  subcategory: '3.5cc',
  images: [],
  technicalSpecs: { 'Codice Articolo': `RP-R21-${number}` },
  technicalSheetUrl: null,
  technicalSheetEnUrl: null,
  featured: false,
  version: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  pictures: (fields.images ?? []).map((url) => pictureAt(url)),
  ...fields,
});

/** Answers the product list with this one. */
export const answerProducts = async (page: Page, products: Product[]) => {
  await drawnByBrowser(page);
  await page.route('**/api/products', (route) => route.fulfill({ json: products }));
};
