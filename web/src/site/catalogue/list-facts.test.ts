import { outlineOf } from '@rombo/shared/collections/outline-of';
import { expect, it } from 'vitest';
import { engine } from '../../panel/products/draft/product-fixture.ts';
import { listFacts } from './list-facts.tsx';

it('a list of products names each of them and its page, in the order of the list', () => {
  const product = outlineOf({ ...engine, name: 'RP-21', slug: 'rp-21' }, 'it');
  expect(listFacts([product], ({ slug }) => `https://www.example.com/prodotti/${slug}`)).toEqual({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'RP-21', url: 'https://www.example.com/prodotti/rp-21' },
    ],
  });
});
