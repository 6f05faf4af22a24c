import { type RouteName, type Routes, routes } from '@rombo/shared/contract/routes';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isValid } from '../test/is-valid.ts';

type BodyRoute = { [N in RouteName]: Routes[N]['body'] extends null ? never : N }[RouteName];

function isDocumented(name: BodyRoute, value: unknown): boolean {
  const { path, method, body } = routes[name];
  // In a form the document has JSON as what it says, where the contract has the text that carries it.
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
const sheet = { ...file, purpose: 'technical-sheet', type: 'application/pdf' };
const credentials = { username: 'admin', password: 'una frase lunga' };
const passwords = { currentPassword: 'x', newPassword: 'una frase ancora più lunga' };
const removal = { password: 'una frase lunga', code: '123 456' };
const dealer = { name: 'Nitro Point', city: 'Torino', country: 'IT' };
const template = { title: 'Assistenza', text: 'Buongiorno' };
const until = { key: 'maintenance_until', value: '2026-11-22T18:30:00.000Z' };
const setting = { key: 'maintenance_mode', value: 'true' };

const without = <T extends object>(value: T, key: keyof T): object => {
  const { [key]: _, ...rest } = value;
  return rest;
};

/** The password once more, and nothing else. */
const confirmation = {
  valid: [{ password: 'x' }],
  invalid: { 'no password': {}, 'an empty password': { password: '' }, 'an unknown field': { ...removal } },
};

const productBodies = {
  valid: [
    product,
    { ...product, subcategory: '3.5cc', featured: 'true', technicalSpecs: '{"Peso":"346 g"}', images: [''] },
    { ...product, category: 'accessori', images: ['uploads/product-image/1.jpg', '/media/products/1/2.jpg'] },
    { ...product, subcategory: '  ', technicalSheet: '' },
    { ...product, availability: 'to_order', price: '489,90' },
    { ...product, availability: 'discontinued', successor: id, price: '' },
    { ...product, availability: '', successor: ' ', price: '99999.99' },
    { ...product, powerCurve: '[{"rpm":10000,"kW":0.42},{"rpm":12500,"kW":1}]' },
    { ...product, powerCurve: '[]' },
    { ...product, powerCurve: '' },
  ],
  invalid: {
    'no name': without(product, 'name'),
    'a blank name': { ...product, name: '   ' },
    'a name on two lines': { ...product, name: 'Saetta\n.21' },
    'a name that is too long': { ...product, name: 'x'.repeat(121) },
    'an unknown category': { ...product, category: 'motore' },
    'an accessory with a displacement': { ...product, category: 'accessori', subcategory: '3.5cc' },
    'a flag that is none': { ...product, featured: 'yes' },
    'too many pictures': { ...product, images: Array.from({ length: 21 }, () => '') },
    'an unknown availability': { ...product, availability: 'sold_out' },
    'a successor of a product that is made': { ...product, availability: 'in_stock', successor: id },
    'a successor without its reason': { ...product, successor: id },
    'a price of nothing': { ...product, price: '0.00' },
    'a price with three decimals': { ...product, price: '1.999' },
    'a curve of one point': { ...product, powerCurve: '[{"rpm":10000,"kW":1}]' },
    'an unknown field': { ...product, discount: '1' },
  },
};

const dealerBodies = {
  valid: [
    dealer,
    { ...dealer, address: 'Corso Francia 101', phone: '+39 011 000000', note: 'Mar-Sab\n9-19', lat: 45.07, lng: 7.65 },
    { ...dealer, email: 'negozio@nitro.example', site: 'https://nitro.example/it' },
    { ...dealer, address: null, phone: ' ', email: '', site: null, note: null, lat: null, lng: null },
  ],
  invalid: {
    'no city': without(dealer, 'city'),
    'a country that there is not': { ...dealer, country: 'XX' },
    'an e-mail that is none': { ...dealer, email: 'negozio' },
    'a site that is a script': { ...dealer, site: 'javascript:alert(1)' },
    'half a place': { ...dealer, lat: 45 },
    'a place beyond the pole': { ...dealer, lat: 90.1, lng: 0 },
    'a place as text': { ...dealer, lat: '45', lng: '7' },
    'an unknown field': { ...dealer, discount: 10 },
  },
};

const slideFields = {
  'an order that is no number': { ...slide, order: 'first' },
  'a flag that is none': { ...slide, active: '1' },
  'an unknown field': { ...slide, link: '/' },
};

const bodies: Record<BodyRoute, { valid: unknown[]; invalid: Record<string, unknown> }> = {
  sendContact: {
    valid: [
      contact,
      { ...contact, phone: '+39 030 0000', website: '' },
      { ...contact, phone: null },
      { ...contact, productId: 'x' },
    ],
    invalid: {
      'no e-mail': without(contact, 'email'),
      'an e-mail that is none': { ...contact, email: 'ada' },
      'a subject of its own': { ...contact, subject: 'Sconto' },
      'a subject on two lines': { ...contact, subject: 'Altro\nBcc: x' },
      'an unknown field': { ...contact, vip: true },
      'a list': [contact],
    },
  },
  login: {
    valid: [credentials, { ...credentials, code: '123456' }],
    invalid: {
      'no password': without(credentials, 'password'),
      'a blank code': { ...credentials, code: ' ' },
      'an unknown field': { ...credentials, remember: true },
    },
  },
  changePassword: {
    valid: [passwords],
    invalid: {
      'no present password': without(passwords, 'currentPassword'),
      'a new password that is too short': { ...passwords, newPassword: 'x'.repeat(11) },
      'an unknown field': { ...passwords, username: 'admin' },
    },
  },
  endSession: confirmation,
  endSessions: confirmation,
  startSecondFactor: confirmation,
  confirmSecondFactor: {
    valid: [{ code: '123456' }],
    invalid: {
      'no code': {},
      'a blank code': { code: '  ' },
      'a code that is too long': { code: '1'.repeat(41) },
    },
  },
  removeSecondFactor: {
    valid: [removal, { ...removal, code: 'ABCD-EFGH-JKMN-PQRS' }],
    invalid: { 'no password': without(removal, 'password'), 'no code': without(removal, 'code') },
  },
  updateContact: {
    valid: [{}, { status: 'archived' }, { note: 'Spedito il listino' }, { status: 'read', note: ' ' }],
    invalid: {
      'an unknown status': { status: 'done' },
      'another field': { message: 'x' },
    },
  },
  orderProducts: {
    valid: [{ ids: [] }, { category: 'ricambi', ids: ['0197b7a4-6a5e-7000-8000-000000000001'] }],
    invalid: {
      'an unknown category': { category: 'candele', ids: [] },
      'what is no id': { category: 'motori', ids: ['uno'] },
      'another field': { category: 'motori', ids: [], version: 1 },
    },
  },
  orderSlides: {
    valid: [{ ids: [] }, { ids: ['0197b7a4-6a5e-7000-8000-000000000001'] }],
    invalid: { 'what is no id': { ids: ['uno'] }, 'another field': { ids: [], category: 'motori' } },
  },
  saveReplyTemplates: {
    valid: [{ templates: [template, template, template] }],
    invalid: {
      'two templates': { templates: [template, template] },
    },
  },
  saveSetting: {
    valid: [setting, { ...setting, value: 'false' }, until, { ...until, value: '' }],
    invalid: {
      'an unknown key': { ...setting, key: 'colour' },
      'a switch that is a moment': { ...until, key: 'maintenance_mode' },
      'a moment that is none': { ...until, value: 'domani' },
      'an unknown field': { ...setting, id: 1 },
    },
  },
  createProduct: productBodies,
  updateProduct: productBodies,
  createDealer: dealerBodies,
  updateDealer: dealerBodies,
  createSlide: {
    valid: [slide, { ...slide, title: '', description: 'Nota', order: '-3', active: 'false' }],
    invalid: slideFields,
  },
  updateSlide: { valid: [slide, {}], invalid: slideFields },
  createUploads: {
    valid: [
      [file],
      [
        { ...file, purpose: 'slide-image' },
        { ...sheet, size: 5 * 1024 * 1024 },
      ],
    ],
    invalid: {
      'no file': [],
      'too many files': Array.from({ length: 22 }, () => file),
      'a file that is too large': [{ ...file, size: 5 * 1024 * 1024 + 1 }],
      'a sheet that is a picture': [{ ...file, purpose: 'technical-sheet' }],
      'an unknown field': [{ ...file, color: '3a2f21' }],
      'no list': file,
    },
  },
};

describe.each(Object.entries(bodies) as [BodyRoute, (typeof bodies)[BodyRoute]][])('the body of %s', (name, cases) => {
  const { schema } = routes[name].body;

  it('is described so that what the contract takes is valid', () => {
    for (const body of cases.valid) {
      expect(v.safeParse(schema, body).issues).toBeUndefined();
      expect(isDocumented(name, body)).toBe(true);
    }
  });

  it.each(Object.entries(cases.invalid))('is refused by contract and document alike: %s', (_, body) => {
    expect(v.is(schema, body)).toBe(false);
    expect(isDocumented(name, body)).toBe(false);
  });
});

it('needs a picture to create a slide and none to change it', () => {
  expect(isDocumented('createSlide', { title: 'Saetta' })).toBe(false);
  expect(isDocumented('updateSlide', { title: 'Saetta' })).toBe(true);
});

it.each(['createSlide', 'updateSlide'] as const)(
  'says of %s what the API does: a slide is never left without a picture',
  (name) => {
    expect(isDocumented(name, { image: '' })).toBe(false);
    expect(isDocumented(name, { image: '/media/slides/1/2.jpg' })).toBe(true);
  },
);
