import { contactStatuses } from '@rombo/shared/collections/contact-status';
import { settingKeys } from '@rombo/shared/collections/setting';
import { type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { fromKeys, keysOf } from '@rombo/shared/contract/keys-of';
import { listedKinds } from '@rombo/shared/contract/kinds';
import { csvSeparators } from '@rombo/shared/contract/limits';
import type { Route } from '@rombo/shared/contract/route';
import { type RouteName, routeNames, routes, routesOf } from '@rombo/shared/contract/routes';
import { company } from '@rombo/shared/words/company';
import type * as v from 'valibot';
import { componentsOf, jsonInside, type Schema, schemaOf } from './schemas.ts';

interface Described {
  description: string;
  schema: Schema;
}
type Parameter = Described & { name: string; in: 'path' | 'query' | 'header'; required: boolean };
type Headers = Record<string, Described>;
type Content = Record<string, { schema: Schema; encoding?: Record<string, { contentType: string }> }>;
interface Response {
  description: string;
  headers?: Headers;
  content?: Content;
}

/** Tag of a route: the first part of its path. '/api/admin/products' has the tag `products`. */
const tagOf = (path: string): string => path.replace(/^\/api\/(admin\/)?/, '').split(/[/.]/, 1)[0] ?? '';

function describeRoute({ access, cache, method, body, versioned, idempotent, activity }: Route): string {
  const sentences = [
    access === 'admin' ? 'Requires a session.' : 'Public.',
    cache === 'edge' && 'Cached at the edge until something changes.',
    method !== 'GET' && 'Browsers may call it from pages of this site only.',
    body?.kind === 'multipart' &&
      'Files may be parts of the form, up to about 4.5 MB in all, or be uploaded first by `createUploads`.',
    versioned && 'Send the version that you have read in `If-Match`, so that no newer one is overwritten.',
    idempotent && 'Send an `Idempotency-Key`, so that a repeated request takes effect once.',
    activity !== null && `A success is written to the activity log as \`${activity}\`.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

const text = (description: string, schema: Schema = {}): Described => ({
  description,
  schema: { type: 'string', ...schema },
});
const uuid: Schema = { format: 'uuid' };

const parameters: Record<string, Described> = {
  id: text('The id of the entity.', uuid),
  'getProduct id': text('The id of the product, or its slug, current or former.', { pattern: '^[0-9a-z-]{1,100}$' }),
  'listPreviews id': text('The id of the product.'),
  version: text('The number of a former version.', { pattern: '^[1-9][0-9]{0,8}$' }),
  preview: text('The id of a preview link.', { pattern: '^[0-9a-f]{64}$' }),
  'openPriceList token': text('The token of the link to a price list.', { pattern: '^[0-9a-f]{40}$' }),
  'resetPassword token': text('The token in a mailed link.', { pattern: '^[0-9a-f]{64}$' }),
  key: text('The name of a setting.', { enum: [...settingKeys] }),
  status: text('Only messages with this status.', { enum: [...contactStatuses] }),
  separator: text('What separates the cells of a row; by default a comma for messages, a semicolon otherwise.', {
    enum: [...csvSeparators],
  }),
  cursor: text('Where the previous page ended: the Link header has it.', uuid),
  from: text('The first day, at most 400 days before the last; by default 29 days before it.', { format: 'date' }),
  to: text('The last day; today by default.', { format: 'date' }),
  'If-Match': text('The version that the caller has read. Absent or `*` checks nothing.', {
    pattern: '^(\\*|[1-9][0-9]{0,14}|"[1-9][0-9]{0,14}")$',
  }),
  'Idempotency-Key': text('For 24 hours the same key and body give the same entity; another body is a 422.', {
    pattern: '^[A-Za-z0-9_-]{8,100}$',
  }),
  'Sec-Fetch-Site': text('Sent by browsers. Other sites may not write; without it, `Origin` must be this site.', {
    enum: ['same-origin'],
  }),
  'If-None-Match': text('The ETag of the copy that the caller has.'),
};

function parametersOf(name: RouteName, route: Route): Parameter[] {
  const inPlace = (place: Parameter['in'], names: readonly string[]) =>
    names.map((one) => {
      const described = parameters[`${name} ${one}`] ?? parameters[one];
      if (!described) throw new Error(`The parameter '${one}' has no description for the OpenAPI document`);
      return { name: one, in: place, required: place === 'path', ...described };
    });
  return [
    ...inPlace(
      'path',
      [...route.path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one),
    ),
    ...inPlace('query', route.query),
    ...inPlace('header', [
      ...(route.versioned ? ['If-Match'] : []),
      ...(route.idempotent ? ['Idempotency-Key'] : []),
      ...(route.method === 'GET' ? [] : ['Sec-Fetch-Site']),
      ...(route.cache === 'edge' ? ['If-None-Match'] : []),
    ]),
  ];
}

function contentOf(name: RouteName, { kind, schema: of }: NonNullable<Route['body']>): Content {
  const schema = schemaOf(of);
  if (kind === 'json') return { 'application/json': { schema } };
  const { entries = {} } = of as { entries?: Record<string, v.GenericSchema> };
  const json = Object.keys(entries).filter((field) => entries[field] && jsonInside(entries[field]));
  return {
    'multipart/form-data': {
      // An update uses the same schema, but may omit the picture.
      schema: name === 'createSlide' ? { allOf: [schema, { required: ['image'] }] } : schema,
      encoding: Object.fromEntries(json.map((field) => [field, { contentType: 'application/json' }])),
    },
  };
}

const validators: Headers = {
  ETag: text('Send it back in If-None-Match.'),
  'Cache-Control': text('Cached at the edge; browsers revalidate.'),
};
const cookies = { 'Set-Cookie': text("Sets or clears the session's cookies: HttpOnly, Secure, SameSite=Strict.") };
const nextPage = { Link: text('`rel="next"` names the following page; absent on the last one.') };
const ownHeaders: Partial<Record<RouteName, Headers>> = {
  login: cookies,
  changePassword: cookies,
  logout: cookies,
  endSessions: cookies,
  endSession: cookies,
  listActivity: nextPage,
  listProducts: nextPage,
  listAdminProducts: nextPage,
  listContacts: nextPage,
  ...fromKeys([...listedKinds.map((kind) => routesOf(kind).export), 'exportContacts' as const], () => ({
    'Content-Disposition': text('Names the file.'),
  })),
};

function responsesOf(name: RouteName, route: Route): Record<string, Response> {
  const shared = route.cache === 'edge' ? validators : undefined;
  const headers = { ...shared, ...ownHeaders[name] };
  const byStatus = Object.groupBy(errorCodesOf(route), (code) => String(errors[code].status));
  return {
    [route.status]: {
      description: 'Success.',
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(route.output && { content: { [route.type]: { schema: schemaOf(route.output) } } }),
    },
    ...(shared && { 304: { description: 'The copy of the caller is current.', headers: shared } }),
    ...Object.fromEntries(Object.entries(byStatus).map(([status, codes = []]) => [status, errorResponse(codes)])),
  };
}

/** All error codes of a route: its own, and those implied by its properties. */
function errorCodesOf(route: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>([...route.errors, 'internal', 'unavailable']);
  const add = (condition: boolean, ...more: ErrorCode[]) => condition && more.forEach((code) => void codes.add(code));
  add(route.access === 'admin', 'unauthenticated');
  add(route.method !== 'GET', 'cross_site');
  add(route.body !== null, 'bad_request', 'payload_too_large', 'unsupported_media_type', 'invalid_input');
  // The edge rejects impossible parameter values.
  add(route.path.includes('{'), 'not_found');
  // The entity that was created with this key may be deleted.
  add(route.idempotent, 'bad_request', 'not_found');
  // With a version, another request with the same key is a conflict.
  add(route.idempotent && !route.versioned, 'idempotency_mismatch');
  add(route.versioned, 'conflict');
  add(route.versioned || route.query.length > 0, 'bad_request');
  return keysOf(errors).filter((code) => codes.has(code));
}

const errorResponse = (codes: ErrorCode[]): Response => ({
  description: codes.map((code) => `\`${code}\`: ${errors[code].message}.`).join(' '),
  ...(codes.some((code) => code === 'too_many_requests' || code === 'unavailable') && {
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
  }),
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/ErrorBody' }, { properties: { code: { enum: codes } } }] },
    },
  },
});

const operationOf = (name: RouteName, route: Route = routes[name]) => ({
  operationId: name,
  summary: route.summary,
  description: describeRoute(route),
  tags: [tagOf(route.path)],
  security: route.access === 'admin' ? [{ session: [] }] : [],
  parameters: parametersOf(name, route),
  ...(route.body && { requestBody: { required: true, content: contentOf(name, route.body) } }),
  responses: responsesOf(name, route),
});

/** Builds the OpenAPI document from the route table. */
export function buildDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const name of routeNames) {
    const { path, method } = routes[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  const tags = [...new Set(Object.keys(paths).map(tagOf))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: `${company.brand} API`,
      version: '1.0.0',
      description:
        'Everybody may read the catalogue and leave a message; what changes the site needs the session of its administrator. ' +
        'Every error has one body: a code, a message, and the fields that are to blame.',
      contact: { name: company.legalName, email: company.email, url: `mailto:${company.email}` },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'The site that serves this document.' }],
    tags: tags.map((name) => ({ name, description: `Operations on ${name.replaceAll('-', ' ')}.` })),
    paths,
    components: {
      schemas: componentsOf(paths),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Set by POST /api/login.' },
      },
    },
  };
}
