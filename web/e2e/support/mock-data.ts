import type { Page } from '@playwright/test';
import type { Contact } from '@rombo/shared/collections/contact';
import type { Product } from '@rombo/shared/collections/product';
import { sheetUrl, slugsBy } from '@rombo/shared/contract/language-fields';
import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { fieldsByLanguage } from '@rombo/shared/words/languages';
import { disableServerRendering } from './network.ts';

export const mockProduct = (number: number, fields: Partial<Product> = {}): Product => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  ...slugsBy(() => null),
  slug: `pistone-${number}`,
  name: `Pistone ${number}`,
  description: 'Pistone in lega con trattamento superficiale.',
  category: 'ricambi',
  subcategory: '3.5cc',
  images: [],
  technicalSpecs: { 'Codice Articolo': `RP-R21-${number}` },
  ...fieldsByLanguage(sheetUrl, () => null),
  featured: false,
  version: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  pictures: (fields.images ?? []).map((url) => unmeasuredPicture(url)),
  ...fields,
});

/** Mocks the product list and the pages of its products. */
export const mockProducts = async (page: Page, products: Product[]) => {
  await disableServerRendering(page);
  await page.route('**/api/products', (route) => route.fulfill({ json: products }));
  await page.route('**/api/products/*', (route) => {
    const product = products.find(({ slug }) => route.request().url().endsWith(`/${slug}`));
    return product ? route.fulfill({ json: { ...product, related: [] } }) : route.fallback();
  });
};

/** A mock message; higher numbers are newer. */
export const mockMessage = (number: number, fields: Partial<Contact> = {}): Contact => ({
  id: `0199${String(number).padStart(4, '0')}-0000-7000-8000-000000000000`,
  firstName: 'Ada',
  lastName: `Bonetti ${number}`,
  email: 'ada@example.com',
  phone: '+39 030 123 456',
  subject: 'Consulenza Tecnica',
  message: 'Il mio .21 non tiene il minimo.\nChe candela consigliate?',
  createdAt: '2025-09-20T12:30:00.000Z',
  consentAt: null,
  privacyVersion: null,
  productId: null,
  language: null,
  status: 'new',
  spamReason: null,
  note: null,
  ...fields,
});

export const mockMessages = (from: number, to: number): Contact[] =>
  Array.from({ length: from - to + 1 }, (_, index) => mockMessage(from - index));
