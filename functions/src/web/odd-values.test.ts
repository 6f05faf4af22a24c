import type { Product } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { afterEach, expect, it } from 'vitest';
import { call, send } from '../../test/site.ts';
import { deleteItems, putItems } from '../../test/table.ts';
import { projectionOf } from '../data/cards.ts';

const id = (last: number) => `0199a3c0-5c6e-7abc-8def-0dd00000000${last}`;
const createdAt = '2025-02-31T23:59:59.000Z';
const HUGE = Number.MAX_SAFE_INTEGER;
const TINY = 1e-128;

/** Values that no form sends, but that an older release, a restored backup or a manual change may have stored. */
const texts = [
  'https://www.negozio.it:808O',
  'javascript:alert(1)',
  '%E0%A4%A',
  '\u0000',
  '<!--<script>',
  '__proto__',
  ' ',
  'x'.repeat(5000),
  '9'.repeat(400),
];

const pictureOf = (text: string) => ({
  width: 1,
  height: HUGE,
  color: null,
  focalPoint: { x: 0, y: 1 },
  alt: { it: text, en: text },
});

/** An engine, its part and its successor, a slide and a dealer, with `text` in every text field. */
function itemsWith(text: string, at: number) {
  const [far, near] = at % 2 ? [HUGE, TINY] : [-HUGE, 0];
  const version = 1;
  const product = {
    description: text,
    subcategory: null,
    images: [text, text],
    featured: true,
    version,
    createdAt,
    technicalSheetUrl: text,
    technicalSheetEnUrl: text,
    pictures: [pictureOf(text)],
    slugEn: null,
    technicalSpecs: ['Codice Articolo', text, 'constructor'].map((label) => [label, text]),
    alsoKnownAs: [text],
    price: 0.01,
    availability: availabilities[at % availabilities.length],
    successor: id(2),
    backOn: '9999-12-31',
    powerCurve: [far, near].map((value) => ({ rpm: value, kW: value })),
    explodedView: {
      image: text,
      width: 1,
      height: 1,
      color: null,
      points: [
        { x: 0, y: 1, code: text, label: text },
        { x: 0, y: 0, product: id(9) },
        { x: 1, y: 1 },
      ],
    },
    status: 'visible',
    publishAt: createdAt,
    updatedAt: createdAt,
  };
  const products = (['motori', 'ricambi', 'accessori'] as const).flatMap((category, index) => {
    const fields = {
      id: id(index),
      slug: `strano-${index}`,
      name: `Strano ${text}`,
      ...product,
      category,
      ...(index > 0 && { fits: [id(0), id(8)] }),
    };
    const pictures = [{ ...pictureOf(text), url: text }];
    const shown = { ...fields, pictures, technicalSpecs: { 'Codice Articolo': text } } as unknown as Product;
    return [
      { ...fields, ...projectionOf(shown), pk: 'PRODUCT', sk: id(index) },
      { pk: 'SLUG', sk: `strano-${index}`, productId: id(index), kept: false, claimedAt: 0 },
    ];
  });
  return [
    ...products,
    {
      pk: 'SLIDE',
      sk: id(3),
      id: id(3),
      imageUrl: text,
      title: text,
      description: text,
      order: far,
      active: true,
      version,
      createdAt,
      picture: pictureOf(text),
    },
    {
      pk: 'DEALER',
      sk: id(4),
      id: id(4),
      name: `Strano ${text}`,
      address: text,
      city: text,
      country: text,
      phone: text,
      email: text,
      site: text,
      note: text,
      lat: far,
      lng: near,
      version,
      createdAt,
    },
    { pk: 'SETTING', sk: 'maintenance_until', key: 'maintenance_until', value: text, updatedAt: createdAt },
  ];
}

const pages = [
  ...['/', '/azienda', '/dove-siamo', '/rivenditori', '/news', '/contatti', '/privacy', '/cookies', '/maintenance'],
  ...['/prodotti', '/prodotti?q=strano', '/prodotti?fits=strano-0', '/confronta?p=strano-0,strano-1,strano-2'],
  ...['/prodotti/strano-0', '/prodotti/strano-1', '/prodotti/strano-2', '/sitemap.xml', '/login'],
  ...['/en', '/en/products', '/en/products/strano-0', '/en/products/strano-1', '/en/dealers'],
  '/en/compare?p=strano-0,strano-1',
];
const listsOddValues = /prodotti\?|prodotti$|strano-|products|rivenditori|dealers/;

/** The email address contains characters with a meaning in URLs. */
const dealer = {
  pk: 'DEALER',
  sk: id(5),
  id: id(5),
  name: 'Strano',
  city: 'Torino',
  country: 'IT',
  address: null,
  phone: null,
  email: 'a%b?c&d@example.org',
  site: null,
  note: null,
  lat: null,
  lng: null,
  version: 1,
  createdAt,
};

let stored: Parameters<typeof putItems>[0] = [];
afterEach(() => deleteItems(stored));

it.each(texts)('every public page renders with %j in each field', async (text) => {
  stored = itemsWith(text, texts.indexOf(text));
  await putItems(stored);
  const broken: string[] = [];
  for (const page of pages) {
    const response = await send(page);
    const html = await response.text();
    const isRendered = page === '/sitemap.xml' || html.includes('id="state"');
    if (response.status !== 200 || !isRendered || (listsOddValues.test(page) && !html.includes('Strano')))
      broken.push(page);
  }
  expect(broken).toEqual([]);
  for (const name of ['listProducts', 'listDealers', 'getSearchIndex', 'listActiveSlides'] as const)
    expect([name, (await call(name)).status]).toEqual([name, 200]);
});

it('a dealer is listed for search engines, with an encoded email link', async () => {
  stored = [dealer];
  await putItems(stored);
  const html = await (await send('/rivenditori')).text();
  expect(html).toContain('"@type":"LocalBusiness"');
  expect(html).toContain('href="mailto:a%25b%3Fc%26d@example.org"');
});
