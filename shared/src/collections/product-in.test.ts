import { expect, it } from 'vitest';
import { engine } from '../../test/products.ts';
import { omit, pick } from '../contract/keys-of.ts';
import { slugFields, slugsBy } from '../contract/language-fields.ts';
import type { Language } from '../words/languages.ts';
import type { PartType } from './categories.ts';
import { comparisonOf } from './comparison.ts';
import { guidePageIn } from './guides-in.ts';
import type { ListedGuide } from './listed.ts';
import type { FittingPart, Product, ProductDetails } from './product.ts';
import { productDetailsIn, productIn, withoutLazyFields } from './product-in.ts';

const product: Product = {
  ...engine,
  slugEn: 'thunder-21',
  technicalSpecs: {
    'Codice Articolo': 'RP-M21-B01',
    Potenza: '2,6 CV a 37.000 giri/min',
    Travasi: 'nove, lucidati',
    Candela: 'Turbo fredda',
    Verniciatura: '12 g',
  },
  translations: {
    en: { name: 'Thunder .21', technicalSpecs: { Candela: 'Cold plug' }, specLabels: { Potenza: 'Output' } },
  },
};

const { id, translations } = product;
const named = pick(product, 'id', ...slugFields, 'name');
const card = { ...named, ...pick(product, 'category', 'subcategory'), image: null, articleCode: null, picture: null };

const guide: ListedGuide = {
  ...{ id, version: 1, createdAt: product.createdAt, updatedAt: product.updatedAt, picture: null, sheet: null },
  ...{ ...slugsBy(() => null), slug: 'rodaggio', title: 'Rodaggio', summary: 'Otto pieni.', blocks: [], engines: [] },
  ...{ products: [], mentions: [] },
};

it("a product in English has manual translations, else the glossary's, else marked Italian", () => {
  const english = productIn('en', product);
  expect(english).toMatchObject({
    name: 'Thunder .21',
    description: 'Motore da buggy.',
    technicalSpecs: {
      'Codice Articolo': 'RP-M21-B01',
      Potenza: '2.6 hp at 37,000 rpm',
      Travasi: 'nove, lucidati',
      Candela: 'Cold plug',
      Verniciatura: '12 g',
    },
    specLabels: { Potenza: 'Output', Travasi: 'Transfer ports', Candela: 'Glow plug' },
    italian: ['description', 'value Travasi', 'label Verniciatura'],
  });
  expect(Object.keys(english.technicalSpecs)).toEqual(Object.keys(product.technicalSpecs));
  expect(english).not.toHaveProperty('translations');
});

it("an engine has its main figures in its language's format, other products have none", () => {
  const heavy = { ...product, related: [], technicalSpecs: { ...product.technicalSpecs, Peso: '1,02 kg' } };
  expect(productDetailsIn('en', heavy).figures).toEqual([
    ['power', '2.6'],
    ['weight', '1,020 g'],
  ]);
  expect(productDetailsIn('it', { ...heavy, category: 'ricambi' })).not.toHaveProperty('figures');
});

it('a spec of an engine links the part of its type, if there is one', () => {
  const part = (slug: string, partType: PartType): FittingPart => ({ ...card, slug, slugEn: null, partType });
  const parts = [part('candela', 'glow_plug'), part('albero-1', 'crankshaft'), part('albero-2', 'crankshaft')];
  expect(productDetailsIn('it', { ...product, related: [], parts }).specParts).toEqual({ Candela: 'candela' });
});

it('a product in Italian is unaffected by translations', () => {
  expect(productIn('it', product)).toEqual(omit(product, 'translations'));
});

it('related products have names and slugs in the language of the page', () => {
  const related = [
    { ...card, translations },
    { ...card, slugEn: null },
  ] as ProductDetails['related'];
  expect(productDetailsIn('en', { ...product, related }).related).toMatchObject([
    { name: 'Thunder .21', slug: 'thunder-21' },
    { name: 'Tuono .21', slug: 'tuono-21', italian: ['name'] },
  ]);
  const picture = { url: '/1.jpg', width: 4, height: 3, color: '3a2f21', focalPoint: { x: 0.5, y: 0.5 }, alt: {} };
  const [pictured] = productDetailsIn('it', { ...product, related: [{ ...card, picture }] }).related ?? [];
  expect(pictured?.picture).toEqual({ url: '/1.jpg', color: '3a2f21' });
  expect(productDetailsIn('it', { ...product, related }).related?.[0]).not.toHaveProperty('translations');
});

it('codes in the texts of a page link the address of its language', () => {
  const mentions = [
    { code: 'RP-1', ...pick(product, ...slugFields) },
    { code: 'RP-2', ...slugsBy(() => null), slug: 'biella' },
  ];
  const details = { ...product, related: [], mentions };
  const slugsIn = (language: Language) => [
    productDetailsIn(language, details).mentions,
    comparisonOf(language, [details]).mentions,
    guidePageIn(language, [{ ...guide, mentions }], guide.slug)?.item.mentions,
  ];
  const english = [
    { code: 'RP-1', slug: 'thunder-21' },
    { code: 'RP-2', slug: 'biella' },
  ];
  expect(slugsIn('en')).toEqual([english, english, english]);
  expect(slugsIn('it')[0]?.map((mention) => mention.slug)).toEqual(['tuono-21', 'biella']);
});

it('the parts of an exploded view have names from the glossary, and those of their products', () => {
  const point = { x: 0.5, y: 0.5 };
  const points = [
    { ...point, label: 'Biella' },
    { ...point, label: 'Coso' },
    { ...point, product: id },
  ];
  const explodedView = { image: '/media/1.jpg', width: 4, height: 3, color: null, points };
  const pointed = [{ ...named, articleCode: null, ...(translations && { translations }) }];
  const details = { ...product, related: [], explodedView, pointed };
  const english = productDetailsIn('en', details);
  expect(english.explodedView?.points).toEqual([
    { ...point, label: 'Conrod' },
    { ...point, label: 'Coso', italian: ['label'] },
    { ...point, product: id },
  ]);
  expect(english.pointed).toEqual([{ id, slug: 'thunder-21', name: 'Thunder .21', articleCode: null }]);
  expect(productDetailsIn('it', details).explodedView).toEqual(explodedView);
});

it('the page of an engine omits its parts and related products, that of a part contains everything', () => {
  const details = { ...product, related: [card] } as ProductDetails;
  const page = productDetailsIn('it', { ...details, parts: [{ ...card, partType: 'conrod' }] });
  const carried = withoutLazyFields(page);
  expect(carried).not.toHaveProperty('parts');
  expect(carried).not.toHaveProperty('related');
  expect(carried).toMatchObject({ name: page.name, partCount: 1 });
  const part = productDetailsIn('it', details);
  expect(withoutLazyFields(part)).toBe(part);
});
