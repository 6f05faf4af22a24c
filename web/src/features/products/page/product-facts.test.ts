import { expect, test } from 'vitest';
import { engine } from '../admin/draft/product-fixture.ts';
import { productFacts } from './product-facts.ts';

const address = 'https://www.example.com/prodotti/rp-21-buggy';
const facts = productFacts(engine, { brand: 'ROMBO POWER', origin: 'https://www.example.com', address });

test('a product is described with its article code, whole addresses of its pictures and its other data', () => {
  expect(facts).toMatchObject({ '@type': 'Product', url: address, sku: 'RP-M21-B01', category: 'Motori Completi' });
  expect(facts.image[0]).toBe('https://www.example.com/media/products/1/a.jpg');
  expect(facts.additionalProperty).toContainEqual({ '@type': 'PropertyValue', name: 'Peso', value: '352 g' });
  expect(facts.additionalProperty.map(({ name }) => name)).not.toContain('Codice Articolo');
});

test('nobody invents a price, a dealer or a review for it', () => {
  for (const word of ['offers', 'review', 'aggregateRating']) expect(facts).not.toHaveProperty(word);
});

test('a price makes an offer, which says whether the product can be had where that is stated', () => {
  const offersOf = (fields: Partial<typeof engine>) =>
    productFacts({ ...engine, ...fields }, { brand: 'ROMBO POWER', origin: 'https://www.example.com', address });
  const offer = { '@type': 'Offer', url: address, price: '489.90', priceCurrency: 'EUR' };
  expect(offersOf({ price: 489.9 })).toMatchObject({ offers: offer });
  expect(offersOf({ price: 489.9, availability: 'discontinued' })).toMatchObject({
    offers: { ...offer, availability: 'https://schema.org/Discontinued' },
  });
  expect(offersOf({ availability: 'in_stock' })).not.toHaveProperty('offers');
});
