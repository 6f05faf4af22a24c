import type it from '../it/product.ts';

export default {
  path: 'Breadcrumb',
  pictures: 'Product pictures',
  specs: 'Specs',
  sheet: 'Spec sheet (PDF)',
  sheetIn: { it: 'Spec sheet in Italian (PDF)', en: 'Spec sheet in English (PDF)' },
  ask: 'Ask about this product',
  askHint: 'The people who build it will answer, from Montirone.',
  whereToBuy: 'Where to buy',
  related: 'In the same category',
  failedText: 'The product could not be loaded. Please try again later.',
  goneTitle: 'No longer in the catalogue',
  goneText:
    'This product is no longer in the catalogue, or its address has changed. The catalogue shows what we build today; for parts for earlier models, write to us.',
  toCatalogue: 'Go to the catalogue',
  toContact: 'Write to us',
  toParts: 'Spares and accessories',
  fits: 'Fits',
  sameClass: 'In the same class',
} satisfies typeof it;
