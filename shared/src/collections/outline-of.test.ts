import * as v from 'valibot';
import { expect, it } from 'vitest';
import { engine } from '../../test/products.ts';
import { cardPicture, outlineOf } from './outline-of.ts';
import type { Product } from './product.ts';
import { ProductOutline } from './product-outline.ts';

const images = ['/media/a.jpg', '/media/b.jpg', '/media/c.jpg'];
const facts = { width: 1200, height: 900, color: '3a2f21', focalPoint: { x: 0.5, y: 0.5 }, alt: { it: 'Il motore' } };
const product: Product = {
  ...engine,
  description: 'Motore da buggy. '.repeat(20),
  images,
  technicalSpecs: { 'Codice Articolo': 'RP-M21-B01', Potenza: '2,6 CV', Peso: '350 g' },
  pictures: images.map((url) => ({ url, ...facts })),
};

it('an outline names the first engine that a part fits, the day of return, and the successor of a discontinued product', () => {
  const named = new Map([
    ['a', { name: 'Tuono', isItalian: true }],
    ['b', { name: 'Bora', isItalian: false }],
  ]);
  const nameOf = (id: string) => named.get(id);
  const part = { ...product, category: 'ricambi' as const, partType: 'gasket' as const, price: 12.5 };
  expect(outlineOf({ ...part, fits: ['a', 'hidden', 'b'] }, 'en', nameOf)).toMatchObject({
    partType: 'gasket',
    price: 12.5,
    madeFor: ['Tuono', 1],
    italian: expect.arrayContaining(['madeFor']),
  });
  const soldOut = { availability: 'sold_out', backOn: '2027-03-15' } as const;
  expect(outlineOf({ ...part, ...soldOut }, 'it', nameOf)).toMatchObject(soldOut);
  const gone = { ...part, availability: 'discontinued' as const, successor: 'b' };
  expect(outlineOf(gone, 'it', nameOf)).toMatchObject({ availability: 'discontinued', successorName: 'Bora' });
  expect(outlineOf({ ...gone, successor: 'hidden' }, 'it', nameOf)).not.toHaveProperty('successorName');
});

it('an outline matches its schema, with a cover without texts, the article code and the number of pictures', () => {
  const outline = outlineOf(product, 'it');
  expect(v.parse(v.strictObject(ProductOutline.entries), outline)).toEqual(outline);
  const cover = { url: '/media/a.jpg', color: '3a2f21' };
  expect(outline).toMatchObject({ cover, pictures: 3, articleCode: 'RP-M21-B01', hasSpecs: true });
});

it("an engine has its figures in its language's format, and another product none", () => {
  expect(outlineOf(product, 'it').figures).toEqual([['power', '2,6']]);
  expect(outlineOf(product, 'en').figures).toEqual([['power', '2.6']]);
  expect(outlineOf({ ...product, category: 'marmitte' }, 'it')).not.toHaveProperty('figures');
});

it('missing fields stay absent', () => {
  const outline = outlineOf({ ...product, technicalSpecs: {}, pictures: [] }, 'it');
  expect(outline).toMatchObject({ cover: null, pictures: 0, articleCode: null, hasSpecs: false });
});

it('an English outline has English texts and slug, and names the Italian texts and sheet', () => {
  const translations = { en: { name: 'Thunder .21' } };
  const sheets = { technicalSheetUrl: '/media/it.pdf', technicalSheetEnUrl: '/media/en.pdf' };
  expect(outlineOf({ ...product, ...sheets, slugEn: 'thunder-21', translations }, 'en')).toMatchObject({
    slug: 'thunder-21',
    name: 'Thunder .21',
    description: product.description,
    technicalSheetUrl: '/media/en.pdf',
    italian: ['description'],
  });
  expect(outlineOf({ ...product, ...sheets, technicalSheetEnUrl: null }, 'en')).toMatchObject({
    slug: 'tuono-21',
    sheetLanguage: 'it',
    italian: ['name', 'description'],
  });
});

it('an Italian outline is not longer if the product is translated', () => {
  const translations = { en: { name: 'Thunder .21', description: 'Torque.' } };
  const translated = { ...product, slugEn: 'thunder-21', technicalSheetEnUrl: null, translations };
  expect(outlineOf(translated, 'it')).toEqual(outlineOf(product, 'it'));
});

it.each([
  [1200, 1600, { x: 0.25, y: 0.75 }],
  [1600, 1200, undefined],
  [null, null, undefined],
])('a picture of %j by %j on a card has a focal point only if it is cropped', (width, height, focalPoint) => {
  const picture = { url: '/media/a.jpg', color: '102030' };
  const whole = { ...picture, focalPoint: { x: 0.25, y: 0.75 }, alt: {}, width, height };
  expect(cardPicture(whole)).toEqual({ ...picture, ...(focalPoint && { focalPoint }) });
});
