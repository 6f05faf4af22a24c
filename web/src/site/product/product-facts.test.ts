import { productIn } from '@rombo/shared/collections/product-in';
import { expect, test } from 'vitest';
import { engine } from '../../../test/engine.ts';
import { productFacts } from './product-facts.ts';

const address = 'https://www.example.com/prodotti/rp-21-buggy';
const place = { origin: 'https://www.example.com', address };
const facts = productFacts(engine, { ...place, language: 'it', category: 'Motori completi' });

test('the structured data of a product has its article code, absolute picture addresses and specs', () => {
  expect(facts).toMatchObject({ '@type': 'Product', url: address, sku: 'RP-M21-B01', category: 'Motori completi' });
  expect(facts.image[0]).toBe('https://www.example.com/media/products/1/a.jpg');
  expect(facts.additionalProperty).toContainEqual({ '@type': 'PropertyValue', name: 'Peso', value: '352 g' });
  expect(facts.additionalProperty.map(({ name }) => name)).not.toContain('Codice Articolo');
});

test('the structured data is in the language of the page and names it', () => {
  const english = productIn('en', engine);
  const facts = productFacts(english, { ...place, language: 'en', category: 'Complete engines' });
  expect(facts.mainEntityOfPage).toEqual({ '@type': 'ItemPage', '@id': address, inLanguage: 'en' });
  expect(facts.additionalProperty).toContainEqual({ '@type': 'PropertyValue', name: 'Power', value: '2.65 hp' });
});

test('a product without a price has no offer, and none has reviews', () => {
  for (const word of ['offers', 'review', 'aggregateRating']) expect(facts).not.toHaveProperty(word);
});

test('a price becomes an offer, with the availability if it is set', () => {
  const offersOf = (fields: Partial<typeof engine>) =>
    productFacts({ ...engine, ...fields }, { ...place, language: 'it', category: 'Motori completi' });
  const offer = { '@type': 'Offer', url: address, price: '489.90', priceCurrency: 'EUR' };
  expect(offersOf({ price: 489.9 })).toMatchObject({ offers: offer });
  for (const [availability, name] of [
    ['sold_out', 'OutOfStock'],
    ['discontinued', 'Discontinued'],
  ] as const)
    expect(offersOf({ price: 489.9, availability })).toMatchObject({
      offers: { ...offer, availability: `https://schema.org/${name}` },
    });
  expect(offersOf({ availability: 'in_stock' })).not.toHaveProperty('offers');
});
