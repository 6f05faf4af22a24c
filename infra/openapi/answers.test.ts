import type { Contact } from '@rombo/shared/collections/contact';
import type { Dealer } from '@rombo/shared/collections/dealer';
import type { Product } from '@rombo/shared/collections/product';
import type { Slide } from '@rombo/shared/collections/slide';
import { specLimits, TechnicalSpecs } from '@rombo/shared/collections/technical-specs';
import { ErrorBody } from '@rombo/shared/contract/errors';
import type { Picture } from '@rombo/shared/contract/picture-fields';
import { type Output, type RouteName, type Routes, routes } from '@rombo/shared/contract/routes';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isValid } from '../test/is-valid.ts';

type AnsweringRoute = { [N in RouteName]: Routes[N]['output'] extends null ? never : N }[RouteName];

const id = '0198f2a4-5c1e-7d30-9a44-1f2b3c4d5e6f';
const createdAt = '2026-03-02T08:00:00.000Z';
const pictureOf = (url: string): Picture => ({
  url,
  width: 1200,
  height: 900,
  color: '3a2f21',
  focalPoint: { x: 0.7, y: 0.5 },
  alt: { it: 'Il motore' },
});
const product: Product = {
  id,
  slug: 'saetta-21-pista',
  slugEn: null,
  name: 'Saetta .21 Pista',
  description: 'Corsa corta.',
  category: 'motori',
  subcategory: null,
  images: [`/media/products/${id}/${id}.jpg`],
  technicalSpecs: { Peso: '346 g' },
  technicalSheetUrl: null,
  technicalSheetEnUrl: null,
  featured: true,
  version: 1,
  createdAt,
  updatedAt: createdAt,
  pictures: [pictureOf(`/media/products/${id}/${id}.jpg`)],
};
const imageUrl = `/media/slides/${id}/${id}.jpg`;
const slide: Slide = {
  id,
  imageUrl,
  title: null,
  description: 'Nota',
  order: 1,
  active: true,
  version: 2,
  createdAt,
  picture: pictureOf(imageUrl),
};
const dealer: Dealer = {
  id,
  name: 'Nitro Point',
  address: 'Corso Francia 101',
  city: 'Torino',
  country: 'IT',
  phone: null,
  email: null,
  site: 'https://nitro.example',
  note: null,
  lat: 45.07,
  lng: 7.65,
  version: 1,
  createdAt,
};
const contact: Contact = {
  id,
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@posta.example',
  phone: null,
  subject: 'Altro',
  message: 'Quanto pesa?',
  createdAt,
  consentAt: createdAt,
  privacyVersion: '2026-11-22',
  productId: null,
  status: 'new',
  spamReason: null,
  note: null,
};
const reply = { title: 'Assistenza', text: 'Buongiorno' };
const replyTemplates = { templates: [reply, reply, reply] };
const user = { id, username: 'admin' };
const setting = { key: 'maintenance_mode', value: 'false', updatedAt: createdAt } as const;

/** An answer of each kind; a route that answers like another needs none of its own. */
const answers: { [N in AnsweringRoute]?: Output<N> } = {
  sendContact: { id },
  listSessions: [
    { id, startedAt: createdAt, seenAt: createdAt, device: 'Safari, iPhone', address: '2.1.3.x', present: true },
  ],
  getSecondFactor: { active: true, since: createdAt, recoveryCodesLeft: 10 },
  startSecondFactor: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/admin?secret=JBSWY3DPEHPK3PXP' },
  confirmSecondFactor: { recoveryCodes: ['ABCD-EFGH-JKMN-PQRS'] },
  listActivity: [
    { id, at: createdAt, action: 'signed_in', subject: null, device: 'Safari, iPhone', address: '2.1.3.x' },
  ],
  login: user,
  getUser: user,
  getSearchIndex: {
    names: ['Candela'],
    namesEn: ['Glow plug'],
    codes: ['RP-1'],
    slugs: [''],
    slugsEn: [''],
    words: ['turbo'],
  },
  getSetting: setting,
  saveSetting: setting,
  listProducts: [product],
  listAdminProducts: [{ ...product, status: 'draft', publishAt: createdAt }],
  getAdminProduct: product,
  listVersions: [{ version: 2, at: createdAt, by: 'admin', changes: ['name', 'images'], content: product }],
  listSlideVersions: [{ version: 1, at: createdAt, by: null, changes: [], content: slide }],
  listDealerVersions: [{ version: 2, at: createdAt, by: 'admin', changes: ['name'], content: dealer }],
  restoreVersion: product,
  restoreSlideVersion: slide,
  restoreDealerVersion: dealer,
  orderSlides: { ids: [id] },
  listTrash: [{ id, kind: 'product', name: 'Saetta', deletedAt: createdAt, expiresAt: createdAt }],
  restoreFromTrash: { id, kind: 'slide', name: null, deletedAt: createdAt, expiresAt: createdAt },
  createPreview: { url: `/prodotti/anteprima-${'0'.repeat(40)}`, expiresAt: createdAt },
  listPreviews: [{ id: '0'.repeat(64), createdAt, expiresAt: createdAt }],
  getProduct: { ...product, availability: 'in_stock', price: 489.9, related: [] },
  createProduct: product,
  updateProduct: product,
  orderProducts: { ids: [id], category: 'motori' },
  listSlides: [slide],
  listActiveSlides: [{ id, imageUrl, title: 'Saetta', order: 1, picture: slide.picture }],
  createSlide: slide,
  updateSlide: slide,
  listDealers: [dealer],
  createDealer: dealer,
  updateDealer: dealer,
  listContacts: [contact],
  updateContact: contact,
  getReplyTemplates: replyTemplates,
  saveReplyTemplates: replyTemplates,
  getSiteUsage: {
    hosting: 'aws',
    storage: { files: 214, bytes: 431_000_000, at: createdAt },
    backup: { at: createdAt },
    cost: { amount: 3.42, currency: 'USD', at: createdAt },
  },
  createUploads: [{ key: 'uploads/product-image/1.jpg', url: 'http://localhost:9000/media', fields: { policy: 'x' } }],
};

describe.each(Object.entries(answers) as [AnsweringRoute, object][])('the answer of %s', (name, answer) => {
  const { path, method, status, output } = routes[name];
  const schema = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ];

  it('is described as the contract has it', () => {
    expect(v.is(output, answer)).toBe(true);
    expect(isValid(schema, answer)).toBe(true);
  });

  it('has required fields', () => {
    const broken = structuredClone(answer);
    const [entity = {}] = [broken].flat();
    Reflect.deleteProperty(entity, Object.keys(entity)[0] ?? '');
    expect(isValid(schema, broken)).toBe(false);
  });
});

describe('the body of an error', () => {
  const pointer = ['paths', '/api/login', 'post', 'responses', '401', 'content', 'application/json', 'schema'];
  const body: ErrorBody = { code: 'invalid_credentials', message: 'Credenziali non valide' };

  it('has a code that its status can have', () => {
    expect(v.is(ErrorBody, body)).toBe(true);
    expect(isValid(pointer, body)).toBe(true);
    expect(isValid(pointer, { ...body, code: 'not_found' })).toBe(false);
    expect(isValid(pointer, { ...body, issues: [{ path: 'name' }] })).toBe(false);
  });
});

describe('the map of technical specs', () => {
  const pointer = ['components', 'schemas', 'TechnicalSpecs'];
  const many = Object.fromEntries(Array.from({ length: specLimits.count + 1 }, (_, index) => [`Voce ${index}`, 'x']));

  it.each([
    ['an empty map', {}, true],
    ['labels with values', { 'Codice Articolo': 'RP-M21-B01', Peso: '346 g' }, true],
    ['an inherited label', JSON.parse('{"__proto__":"x"}'), false],
    ['a label that would jump ahead', { 42: 'x' }, false],
    ['a blank label', { ' ': 'x' }, false],
    ['a blank value', { Peso: '' }, false],
    ['a value that is no text', { Peso: 346 }, false],
    ['a value that is too long', { Peso: 'x'.repeat(specLimits.value + 1) }, false],
    ['too many labels', many, false],
    ['a list', ['Peso'], false],
  ])('takes or refuses what the contract does: %s', (_, specs, expected) => {
    expect(v.is(TechnicalSpecs, specs)).toBe(expected);
    expect(isValid(pointer, specs)).toBe(expected);
  });
});
