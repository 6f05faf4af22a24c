import type { Product } from '@rombo/shared/collections/product';
import { slugsBy } from '@rombo/shared/contract/language-fields';
import { expect, it } from 'vitest';
import { manyProducts, productOf } from '../../test/many-products.ts';
import { cardOf, outlineIn, projectionOf, toPointed, toRelated } from './cards.ts';

const [one, two] = manyProducts(2).map(productOf);
if (!one || !two) throw new Error('no products');

const plain: Product = { ...one, name: 'Biella', category: 'ricambi', subcategory: '3.5cc', slug: 'biella' };
const picture = { url: '/media/a.jpg', width: 4, height: 3, color: null, focalPoint: { x: 0, y: 1 }, alt: {} };
const full: Product = {
  ...plain,
  slugEn: 'connecting-rod',
  images: [picture.url, '/media/b.jpg'],
  pictures: [picture, { ...picture, url: '/media/b.jpg' }],
  fits: [two.id],
  partType: 'conrod',
  alsoKnownAs: ['OLD-1', 'Biella'],
  price: 30,
  description: 'Una biella, forgiata.',
  technicalSpecs: { 'Codice Articolo': 'RP-1', Peso: '0,5 kg', Potenza: '2,6 CV', Materiale: 'Acciaio' },
  translations: { en: { name: 'Connecting rod', description: 'Forged rod', technicalSpecs: { Materiale: 'Steel' } } },
  explodedView: {
    image: '/media/a.jpg',
    points: [
      { x: 1, y: 1, label: 'Piede biella' },
      { x: 2, y: 2 },
    ],
  } as never,
};

it('a card has what lists and the search need of a product', () => {
  const card = cardOf(full);
  expect(card).toMatchObject({
    ...{ id: one.id, slug: 'biella', slugEn: 'connecting-rod', name: 'Biella', nameEn: 'Connecting rod' },
    ...{ code: 'RP-1', price: 30, power: 2.6, weight: 500, fits: [two.id], partType: 'conrod', picture },
    translations: { en: { name: 'Connecting rod', description: 'Forged rod' } },
    aliases: 'old-1',
    words: 'piede-biella 0,5 2,6 acciaio steel',
  });
  expect(card.technicalSpecs).not.toHaveProperty('Materiale');
  expect(outlineIn(card, 'en', () => ({ name: 'Tuono', isItalian: true }))).toMatchObject({
    ...{ name: 'Connecting rod', slug: 'connecting-rod', description: 'Forged rod', articleCode: 'RP-1', price: 30 },
    ...{ pictures: 2, hasSpecs: true, madeFor: ['Tuono', 0], cover: { url: picture.url } },
  });
  const names = { en: { name: 'Connecting rod' } };
  expect(toRelated(card)).toMatchObject({ image: picture.url, articleCode: 'RP-1', picture, translations: names });
  const slugs = { ...slugsBy(() => null), slug: 'biella', slugEn: 'connecting-rod' };
  const address = { id: one.id, ...slugs, name: 'Biella', articleCode: 'RP-1' };
  expect(toPointed(card)).toEqual({ ...address, translations: names, partType: 'conrod', price: 30 });
});

it('a card of a product with required fields only', () => {
  const card = cardOf({ ...plain, description: '', technicalSpecs: {} });
  expect(card).toMatchObject({ nameEn: '', slugEn: null, code: '', picture: null, aliases: '', words: '' });
  expect(card).toMatchObject({ power: undefined, weight: undefined });
  expect(toRelated(card)).toEqual({
    ...{ ...slugsBy(() => null), slug: 'biella' },
    ...{ id: one.id, name: 'Biella', category: 'ricambi', subcategory: '3.5cc' },
    ...{ image: null, articleCode: null, picture: null },
  });
  expect(toPointed(card)).not.toHaveProperty('translations');
});

it('a card has the start of a description, and the first 380 characters of other words, each once', () => {
  const text = ['inizio', ...Array.from({ length: 200 }, (_, at) => `parola${at % 90}`)].join(', ');
  const { description, words } = cardOf({ ...plain, description: text, technicalSpecs: { Peso: '1 g parola50' } });
  expect(description).toMatch(/^inizio, .*parola\d+,…$/);
  const found = words.split(' ');
  expect([found[0], new Set(found).size, words.length]).toEqual(['parola50', found.length, 377]);
  for (const word of found) expect(description).not.toContain(`${word},`);
});

it('only a public product is in the index', () => {
  expect(projectionOf(full)).toMatchObject({ listed: 'CATALOGUE', card: { name: 'Biella' } });
  expect(projectionOf({ ...full, status: 'draft' })).toEqual({});
});
