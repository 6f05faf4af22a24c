import { randomUUID } from 'node:crypto';
import { ErrorBody } from '@rombo/shared/contract/errors';
import { type RouteName, type Routes, routeNames, routes } from '@rombo/shared/contract/routes';
import { SLUG_MAX, slugOf } from '@rombo/shared/contract/slug';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './document.ts';

const document = buildDocument();
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

describe('the OpenAPI document', () => {
  it('has every route of the table and nothing else', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(routeNames.toSorted());
  });

  it('derives security, headers, errors and cookies from the route table', () => {
    const headersOf = (name: string) =>
      operation(name)?.parameters.flatMap((parameter) => (parameter.in === 'header' ? parameter.name : []));
    expect(operation('updateProduct')?.security).toEqual([{ session: [] }]);
    expect(headersOf('updateProduct')).toEqual(['If-Match', 'Idempotency-Key', 'Sec-Fetch-Site']);
    expect(operation('updateProduct')?.responses['409']?.description).toContain('`conflict`');
    expect(headersOf('createProduct')).toEqual(['Idempotency-Key', 'Sec-Fetch-Site']);
    expect(operation('listProducts')?.security).toEqual([]);
    expect(headersOf('listProducts')).toEqual(['If-None-Match']);
    expect(operation('login')?.responses['200']?.headers).toHaveProperty('Set-Cookie');
    expect(operation('login')?.responses['429']?.headers).toHaveProperty('Retry-After');
  });

  it('accepts a slug instead of an id only where a product is read', () => {
    const idOf = (name: string) => operation(name)?.parameters.find((parameter) => parameter.name === 'id')?.schema;
    const pattern = new RegExp(String(idOf('getProduct')?.pattern));
    for (const id of [slugOf('Saetta .21 Pista'), `${'x'.repeat(SLUG_MAX)}-12`, randomUUID()])
      expect(id).toMatch(pattern);
    expect('Saetta 21').not.toMatch(pattern);
    expect(idOf('updateProduct')).toEqual({ type: 'string', format: 'uuid' });
  });

  it('has no schema that accepts anything', () => {
    const empties = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      const isEmpty = /(schema|schemas\/\w+|properties\/\w+|items)$/.test(path) && Object.keys(value).length === 0;
      const inner = Object.entries(value).flatMap(([key, one]) => empties(one, `${path}/${key}`));
      return isEmpty ? [path, ...inner] : inner;
    };
    expect(empties(document, '')).toEqual([]);
  });
});

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'api', false);

/** True when a value fits the schema at this place of the document. */
function isValid(place: string[], value: unknown): boolean {
  const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  return ajv.compile({ $ref: `api#/${pointer}` })(value) === true;
}

it('limits the codes of an error to those of its status', () => {
  const pointer = ['paths', '/api/login', 'post', 'responses', '401', 'content', 'application/json', 'schema'];
  const body: ErrorBody = { code: 'invalid_credentials', message: 'Credenziali non valide' };
  expect(v.is(ErrorBody, body)).toBe(true);
  expect(isValid(pointer, body)).toBe(true);
  expect(isValid(pointer, { ...body, code: 'not_found' })).toBe(false);
});

type BodyRoute = { [N in RouteName]: Routes[N]['body'] extends null ? never : N }[RouteName];

const contact = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@posta.example', subject: 'Altro', message: 'Ciao' };
const product = { name: 'Saetta .21', description: 'Corsa corta.', category: 'motori' };
const file = { purpose: 'product-image', name: 'motore.jpg', type: 'image/jpeg', size: 1 };
const dealer = { name: 'Nitro Point', city: 'Torino', country: 'IT' };

/** Bodies that both accept, with every override of the document, and bodies that both refuse. */
const bodies: { [N in BodyRoute]?: { valid: object[]; invalid: object[] } } = {
  sendContact: {
    valid: [contact, { ...contact, phone: null, website: '' }, { ...contact, phone: ' ' }],
    invalid: [
      { ...contact, email: undefined },
      { ...contact, vip: true },
      { ...contact, firstName: 'x'.repeat(81) },
    ],
  },
  createProduct: {
    valid: [
      { ...product, subcategory: '3.5cc', featured: 'true', technicalSpecs: '{"Peso":"346 g"}', images: [''] },
      { ...product, subcategory: '  ', technicalSheet: '', images: ['uploads/product-image/1.jpg'] },
      { ...product, availability: 'to_order', price: '489,90', powerCurve: '' },
      { ...product, powerCurve: '[{"rpm":10000,"kW":0.42},{"rpm":12500,"kW":1}]' },
    ],
    invalid: [
      { ...product, category: 'none' },
      { ...product, availability: 'soon' },
      { ...product, technicalSpecs: '{"Peso":346}' },
      { ...product, discount: '1' },
    ],
  },
  createSlide: {
    valid: [{ image: '/media/slides/1/2.jpg', title: '', order: '-3', active: 'false' }],
    invalid: [{ image: '/media/slides/1/2.jpg', order: 'first' }],
  },
  createDealer: {
    valid: [
      { ...dealer, address: null, phone: ' ', email: '', site: null, lat: null, lng: null },
      { ...dealer, email: 'negozio@nitro.example', site: 'https://nitro.example/it', lat: 45.07, lng: 7.65 },
    ],
    invalid: [{ ...dealer, country: 'Italia' }],
  },
  createUploads: { valid: [[file]], invalid: [Array.from({ length: 22 }, () => file), [{ ...file, size: 0 }]] },
};

const cases = Object.entries(bodies) as [BodyRoute, NonNullable<(typeof bodies)[BodyRoute]>][];
it.each(cases)('describes the body of %s as the contract does', (name, { valid, invalid }) => {
  const { path, method, body } = routes[name];
  const type = body.kind === 'json' ? 'application/json' : 'multipart/form-data';
  // The document describes the JSON in a form, the contract the text that carries it.
  const parse = ([field, text]: [string, unknown]) => {
    const isJson = body.kind === 'multipart' && ['technicalSpecs', 'powerCurve'].includes(field) && text;
    return [field, isJson ? JSON.parse(String(text)) : text];
  };
  const isDocumented = (value: object) =>
    isValid(
      ['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema'],
      Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).map(parse)),
    );
  const both = (value: object) => [v.is(body.schema, value), isDocumented(value)];
  for (const value of valid) expect(both(value), JSON.stringify(value)).toEqual([true, true]);
  for (const value of invalid) expect(both(value), JSON.stringify(value)).toEqual([false, false]);
});
