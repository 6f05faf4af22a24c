import type it from '../it/product.ts';

export default {
  path: 'Path',
  pictures: 'Product pictures',
  specs: 'Technical data',
  sheet: 'Technical sheet (PDF)',
  ask: 'Ask about this product',
  askHint: 'The people who build it will answer, from Montirone.',
  related: 'In the same category',
  failedText: 'The product could not be loaded. Please try again later.',
  goneTitle: 'No longer in the catalogue',
  goneText:
    'This product is no longer in the catalogue, or its address has changed. The catalogue shows what we build today; for parts of earlier models, write to us.',
  toCatalogue: 'Go to the catalogue',
  toContact: 'Write to us',
  toParts: 'Spares and accessories',
  fits: 'Fits',
  sameClass: 'In the same class',
} satisfies typeof it;
