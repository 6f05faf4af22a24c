import { type RouteName, type Routes, routes } from '@rombo/shared/contract/routes';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isValid } from '../test/is-valid.ts';

type BodyRoute = { [N in RouteName]: Routes[N]['body'] extends null ? never : N }[RouteName];

function isDocumented(name: BodyRoute, value: unknown): boolean {
  const { path, method, body } = routes[name];
  // The document describes the JSON in a form, the contract the text that carries it.
  if (body.kind === 'multipart' && typeof value === 'object' && value) {
    const read = ([field, text]: [string, unknown]) =>
      ['technicalSpecs', 'powerCurve'].includes(field) && text ? [field, JSON.parse(String(text))] : [field, text];
    value = Object.fromEntries(Object.entries(value).map(read));
  }
  const type = body.kind === 'json' ? 'application/json' : 'multipart/form-data';
  return isValid(['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema'], value);
}

const contact = {
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@posta.example',
  subject: 'Altro',
  message: 'Buongiorno,\nquanto pesa?',
};
const id = '0198f2a4-5c1e-7d30-9a44-1f2b3c4d5e6f';
const product = { name: 'Saetta .21', description: 'Corsa corta.', category: 'motori' };
const slide = { image: 'uploads/slide-image/1.jpg' };
const file = { purpose: 'product-image', name: 'motore.jpg', type: 'image/jpeg', size: 1 };
const dealer = { name: 'Nitro Point', city: 'Torino', country: 'IT' };
const until = { key: 'maintenance_until', value: '2026-11-22T18:30:00.000Z' };

/** Bodies whose schemas have functions, which the document describes by overrides. */
const bodies: { [N in BodyRoute]?: { valid: object[]; invalid: Record<string, unknown> } } = {
  sendContact: {
    valid: [contact, { ...contact, phone: null, website: '' }],
    invalid: {
      'no e-mail': { ...contact, email: undefined },
      'an invalid e-mail': { ...contact, email: 'ada' },
      'a subject on two lines': { ...contact, subject: 'Altro\nBcc: x' },
      'an unknown field': { ...contact, vip: true },
    },
  },
  login: {
    valid: [{ username: 'admin', password: 'una frase lunga', code: '123456' }],
    invalid: { 'a blank code': { username: 'admin', password: 'una frase lunga', code: ' ' } },
  },
  saveSetting: {
    valid: [{ key: 'maintenance_mode', value: 'true' }, until, { ...until, value: '' }],
    invalid: {
      'a moment for a switch': { ...until, key: 'maintenance_mode' },
      'an invalid moment': { ...until, value: 'domani' },
    },
  },
  createProduct: {
    valid: [
      { ...product, subcategory: '3.5cc', featured: 'true', technicalSpecs: '{"Peso":"346 g"}', images: [''] },
      { ...product, subcategory: '  ', technicalSheet: '', images: ['uploads/product-image/1.jpg'] },
      { ...product, availability: 'to_order', price: '489,90' },
      { ...product, availability: 'discontinued', successor: id, price: '' },
      { ...product, powerCurve: '[{"rpm":10000,"kW":0.42},{"rpm":12500,"kW":1}]' },
      { ...product, powerCurve: '[]' },
      { ...product, powerCurve: '' },
    ],
    invalid: {
      'a blank name': { ...product, name: '   ' },
      'a name on two lines': { ...product, name: 'Saetta\n.21' },
      'an accessory with a displacement': { ...product, category: 'accessori', subcategory: '3.5cc' },
      'an engine that fits an engine': { ...product, fits: [id] },
      'a successor of an available product': { ...product, availability: 'in_stock', successor: id },
      'a price of zero': { ...product, price: '0.00' },
      'a curve of one point': { ...product, powerCurve: '[{"rpm":10000,"kW":1}]' },
      'an unknown field': { ...product, discount: '1' },
    },
  },
  createSlide: {
    valid: [slide, { image: '/media/slides/1/2.jpg', title: '', order: '-3', active: 'false' }],
    invalid: { 'an order that is not a number': { ...slide, order: 'first' } },
  },
  createDealer: {
    valid: [
      { ...dealer, address: null, phone: ' ', email: '', site: null, lat: null, lng: null },
      { ...dealer, email: 'negozio@nitro.example', site: 'https://nitro.example/it', lat: 45.07, lng: 7.65 },
    ],
    invalid: {
      'a script as site': { ...dealer, site: 'javascript:alert(1)' },
      'half a position': { ...dealer, lat: 45 },
    },
  },
  createUploads: {
    valid: [[file], [{ ...file, purpose: 'technical-sheet', type: 'application/pdf', size: 5 * 1024 * 1024 }]],
    invalid: {
      'too many files': Array.from({ length: 22 }, () => file),
      'a file that is too large': [{ ...file, size: 5 * 1024 * 1024 + 1 }],
      'a picture as sheet': [{ ...file, purpose: 'technical-sheet' }],
    },
  },
};

const cases = Object.entries(bodies) as [BodyRoute, NonNullable<(typeof bodies)[BodyRoute]>][];
describe.each(cases)('the body of %s', (name, { valid, invalid }) => {
  const { schema } = routes[name].body;

  it('is valid by contract and document', () => {
    for (const body of valid) {
      expect(v.safeParse(schema, body).issues).toBeUndefined();
      expect(isDocumented(name, body)).toBe(true);
    }
  });

  it.each(Object.entries(invalid))('is refused by both: %s', (_, body) => {
    expect(v.is(schema, body)).toBe(false);
    expect(isDocumented(name, body)).toBe(false);
  });
});

it('requires a picture to create a slide, and never accepts its removal', () => {
  expect(isDocumented('createSlide', { title: 'Saetta' })).toBe(false);
  expect(isDocumented('updateSlide', { title: 'Saetta' })).toBe(true);
  for (const name of ['createSlide', 'updateSlide'] as const) expect(isDocumented(name, { image: '' })).toBe(false);
});
