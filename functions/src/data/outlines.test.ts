import type { Product } from '@rombo/shared/collections/product';
import { expect, it } from 'vitest';
import { manyProducts } from '../../test/many-products.ts';
import { groupsOf, outlineOf, relatedItems } from './outlines.ts';

const [one, two] = manyProducts(2).map(({ technicalSpecs, pk: _, sk: __, ...product }) => ({
  ...product,
  technicalSpecs: Object.fromEntries(technicalSpecs),
  pictures: [],
}));
if (!one || !two) throw new Error('no products');

const plain: Product = { ...one, name: 'Biella', category: 'ricambi', subcategory: '3.5cc', slug: 'biella' };
const full: Product = {
  ...plain,
  slug: 'biella-forgiata',
  slugEn: 'connecting-rod',
  images: [`/media/products/${one.id}/prima.jpg`, `/media/products/${one.id}/seconda.jpg`],
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

it('an outline of a product with every field', () => {
  expect(outlineOf(full)).toEqual({
    id: one.id,
    name: 'Biella',
    nameEn: 'Connecting rod',
    slug: 'biella-forgiata',
    slugEn: 'connecting-rod',
    code: 'RP-1',
    category: 'ricambi',
    subcategory: '3.5cc',
    featured: true,
    createdAt: one.createdAt,
    updatedAt: one.updatedAt,
    cover: `/media/products/${one.id}/prima.jpg`,
    fits: [two.id.slice(-12)],
    aliases: 'old-1',
    partType: 'conrod',
    words: 'piede-biella acciaio una forgiata steel forged',
    price: 30,
    power: 2.6,
    weight: 500,
  });
});

it('an outline of a product with required fields only', () => {
  expect(outlineOf({ ...plain, description: '', technicalSpecs: {}, createdAt: 'unknown' })).toMatchObject({
    nameEn: '',
    slug: 'biella',
    slugEn: null,
    code: '',
    createdAt: '1970-01-01T00:00:00.000Z',
    cover: '',
    fits: [],
    aliases: '',
    partType: null,
    words: '',
    price: null,
    power: null,
    weight: null,
  });
});

it('an outline keeps an English address of its own and a cover elsewhere', () => {
  expect(outlineOf({ ...full, slugEn: 'rod' }).slugEn).toBe('rod');
  expect(outlineOf({ ...full, images: ['/media/other.jpg'] }).cover).toBe('/media/other.jpg');
});

it('a stored outline has the first 100 characters of words, each once', () => {
  const text = ['inizio', ...Array.from({ length: 30 }, (_, at) => `parola${at % 15}`)].join(', ');
  const words = Array.from({ length: 11 }, (_, at) => `parola${at}`).join(' ');
  expect(relatedItems({ ...plain, description: text })[0]).toHaveProperty('outline.14', `inizio ${words}`);
});

it('a public product has cards in the lists of its category, engines, part type and code; a draft has none', () => {
  const keysOf = (product: Product) => relatedItems(product).map(({ pk }) => pk);
  expect(keysOf(full)).toEqual([
    'OUTLINE',
    ...groupsOf('ricambi').map((group) => `RELATED#ricambi#${group ?? ''}`),
    `PARTS#${two.id}`,
    'PARTS#conrod',
    'CODE',
  ]);
  expect(keysOf({ ...plain, category: 'accessori', technicalSpecs: {} })).toEqual(['OUTLINE', 'RELATED#accessori#']);
  expect(keysOf({ ...full, status: 'draft' })).toEqual([]);
  const [, card] = relatedItems(full);
  expect(card).toMatchObject({
    image: full.images[0],
    articleCode: 'RP-1',
    picture: null,
    translations: { en: { name: 'Connecting rod' } },
  });
  expect(relatedItems(plain)[1]).toMatchObject({ image: null });
  expect(relatedItems(plain)[1]).not.toHaveProperty('translations');
});
