import { contactStatuses } from '@rombo/shared/collections/contact-status';
import { settingKeys } from '@rombo/shared/collections/setting';
import { type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { keysOf } from '@rombo/shared/contract/keys-of';
import type { Route } from '@rombo/shared/contract/route';
import { type RouteName, routeNames, routes } from '@rombo/shared/contract/routes';
import { type UploadPurpose, uploadPurposes } from '@rombo/shared/contract/upload';
import { company } from '@rombo/shared/words/company';
import type * as v from 'valibot';
import { componentSchemas, jsonInside, type Schema, schemaOf } from './schemas.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
}

type Header = Pick<Parameter, 'description' | 'schema'>;

interface MediaType {
  schema: Schema;
  encoding?: Record<string, { contentType: string }>;
}

interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, MediaType> };
  responses: Record<string, Response>;
}

/** The groups of routes, by the part of the path that names them. */
const tags: Record<string, string> = {
  products: 'The catalogue.',
  'search-index': 'The texts by which the catalogue is searched.',
  trash: 'Deleted products and slides.',
  slides: 'The pictures of the homepage.',
  dealers: 'The shops that sell the products.',
  contact: 'The contact form.',
  contacts: 'The messages that were received.',
  'reply-templates': 'Beginnings of replies to messages.',
  settings: 'The settings of the site, such as its maintenance.',
  usage: 'What the site stores and costs, and its backups.',
  uploads: 'Addresses for files that are sent to the store before a form names them.',
  login: 'The beginning of a session.',
  logout: 'The end of a session.',
  user: 'The administrator who is signed in.',
  password: 'The password of the administrator.',
  'second-factor': 'The code of an authenticator app that signing in may ask for.',
  sessions: 'The open sessions of the administrator.',
  health: 'The state and the release of the API.',
  activity: 'What the administrator changed, and who tried to sign in.',
};

/** The groups as the document lists them. */
const tagList = Object.entries(tags)
  .map(([name, description]) => ({ name, description }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Routes of one thing stand together: '/api/products/{id}' is among the products. */
const tagOf = (path: string): string => path.replace(/^\/api\/(admin\/)?/, '').split(/[/.]/, 1)[0] ?? '';

/** Describes a route in sentences, from its entry in the route table. */
function describeRoute({ access, cache, method, body, versioned, idempotent, activity }: Route): string {
  const sentences = [
    access === 'admin' ? 'For the signed-in administrator.' : 'For everybody.',
    cache === 'edge' && 'Visitors share a copy at the edge, which is purged when something changes.',
    method !== 'GET' && 'Browsers may call it from pages of this site only.',
    body?.kind === 'multipart' &&
      'Files may come in the form, up to about 4.5 MB in all, or be sent to the store first by `createUploads`.',
    versioned && 'Send the version that you have read in `If-Match`, so that no newer one is overwritten.',
    idempotent && 'Send an `Idempotency-Key`, so that a request that is repeated takes effect once.',
    activity !== null && `A success is written to the activity log as \`${activity}\`.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

const uuid: Schema = { type: 'string', format: 'uuid' };

type Described = Record<string, Pick<Parameter, 'description' | 'schema'>>;

const pathParameters: Described = {
  id: { description: 'The id that its creation answered with.', schema: uuid },
  version: {
    description: 'The number of a former version.',
    schema: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
  },
  preview: {
    description: 'The id of a link to a preview, as their list has it.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
  key: { description: 'The name of a setting.', schema: { type: 'string', enum: [...settingKeys] } },
};

/** Schemas of parameters that are specific to one route. */
const ownParameters: Record<string, Described> = {
  'GET /api/products/{id}': {
    id: {
      description: 'The id that its creation answered with, or the end of the address of its page, present or past.',
      schema: { type: 'string', pattern: '^[0-9a-z-]{1,100}$' },
    },
  },
};

const queryParameters: Described = {
  status: { description: 'Only messages with this status.', schema: { type: 'string', enum: [...contactStatuses] } },
  cursor: { description: 'Where the page before ended: the Link header holds it.', schema: uuid },
};

const header = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...schema },
});

const ifMatch = header(
  'If-Match',
  'The version that the caller has read, quoted or bare: another one in the store is a 409. Absent or `*` checks nothing.',
  { pattern: '^(\\*|[1-9][0-9]{0,14}|"[1-9][0-9]{0,14}")$', examples: ['"3"'] },
);

const idempotencyKey = header(
  'Idempotency-Key',
  'Makes a repeated request harmless for 24 hours: the same key and body give the same entity, another body is a 422.',
  { pattern: '^[A-Za-z0-9_-]{8,100}$' },
);

const secFetchSite = header(
  'Sec-Fetch-Site',
  'Browsers send it themselves. A write is refused with 403 unless it is `same-origin` or, where it is absent, `Origin` is this site.',
  { enum: ['same-origin'] },
);

const ifNoneMatch = header('If-None-Match', 'The ETag of the copy that the caller has: 304 when it still holds.', {});

/** The parameters of a route: those of its path and query, and the headers that change what it does. */
function parametersOf(route: Route): Parameter[] {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pathParametersHere = { ...pathParameters, ...ownParameters[`${route.method} ${route.path}`] };
  return [
    ...inPath.map((name) => ({ name, in: 'path' as const, required: true, ...known(pathParametersHere, name) })),
    ...route.query.map((name) => ({ name, in: 'query' as const, required: false, ...known(queryParameters, name) })),
    ...(route.versioned ? [ifMatch] : []),
    ...(route.idempotent ? [idempotencyKey] : []),
    ...(route.method === 'GET' ? [] : [secFetchSite]),
    ...(route.cache === 'edge' ? [ifNoneMatch] : []),
  ];
}

function known<T>(descriptions: Record<string, T>, name: string): T {
  const found = descriptions[name];
  if (!found) throw new Error(`The parameter '${name}' has no description for the OpenAPI document`);
  return found;
}

/** The purposes of uploads that file fields of forms are sent for. */
const purposes: Record<string, UploadPurpose> = {
  images: 'product-image',
  image: 'slide-image',
  technicalSheet: 'technical-sheet',
  technicalSheetEn: 'technical-sheet',
  explodedViewImage: 'exploded-view',
};

function contentTypesOf(field: string): string {
  const purpose = known(purposes, field);
  return [...Object.keys(uploadPurposes[purpose]), 'text/plain'].join(', ');
}

/** The body of a route's request, or undefined where it has none. */
function requestBodyOf(name: RouteName, { body }: Route): Operation['requestBody'] {
  if (!body) return undefined;
  const schema = schemaOf(body.schema);
  if (body.kind === 'json') return { required: true, content: { 'application/json': { schema } } };
  const { entries = {} } = body.schema as { entries?: Record<string, v.GenericSchema> };
  const files = [...(body.files?.many ?? []), ...(body.files?.one ?? [])];
  const json = Object.entries(entries).flatMap(([field, of]) => (jsonInside(of) ? [field] : []));
  const form: MediaType = {
    // A change, which shares the schema, may leave the picture out.
    schema: name === 'createSlide' ? { allOf: [schema, { required: ['image'] }] } : schema,
    encoding: Object.fromEntries([
      ...files.map((field) => [field, { contentType: contentTypesOf(field) }]),
      ...json.map((field) => [field, { contentType: 'application/json' }]),
    ]),
  };
  return { required: true, content: { 'multipart/form-data': form } };
}

const text = (description: string): Header => ({ description, schema: { type: 'string' } });

const etag = text('Names this answer; send it back in If-None-Match.');
const cacheControl = text('The edge keeps the answer until something changes; a browser asks again each time.');
const retryAfter: Header = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } };
const cookies = { 'Set-Cookie': text("Sets or clears the session's cookies: HttpOnly, Secure, SameSite=Strict.") };
const nextPage = { Link: text('`rel="next"` names the following page; absent on the last one.') };

const ownHeaders: Partial<Record<RouteName, Record<string, Header>>> = {
  login: cookies,
  changePassword: cookies,
  logout: cookies,
  endSessions: cookies,
  endSession: cookies,
  listActivity: nextPage,
  listProducts: nextPage,
  listAdminProducts: nextPage,
  listContacts: nextPage,
  exportContacts: { 'Content-Disposition': text('Names the file.') },
};

/** The answers of a route: its success, 304 where a copy may be kept, and every error by its status. */
function responsesOf(name: RouteName, route: Route): Record<string, Response> {
  const shared = route.cache === 'edge' ? { ETag: etag, 'Cache-Control': cacheControl } : undefined;
  const headers = { ...shared, ...ownHeaders[name] };
  const success: Response = {
    description: route.output ? 'Done.' : 'Done; there is nothing to say.',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(route.output && { content: { [route.type]: { schema: schemaOf(route.output) } } }),
  };
  return {
    [route.status]: success,
    ...(shared && { 304: { description: 'The copy that the caller has still holds.', headers: shared } }),
    ...errorResponses(errorCodesOf(route)),
  };
}

/** Every error that a route can answer with: its own, and those that come with what it does. */
function errorCodesOf(route: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>([...route.errors, 'internal', 'unavailable']);
  const add = (condition: boolean, ...more: ErrorCode[]) => condition && more.forEach((code) => void codes.add(code));
  add(route.access === 'admin', 'unauthenticated');
  add(route.method !== 'GET', 'cross_site');
  add(route.body !== null, 'bad_request', 'payload_too_large', 'unsupported_media_type', 'invalid_input');
  // Not found: it was created under this key, and deleted since.
  add(route.idempotent, 'bad_request', 'not_found');
  // With a version, another request under the key is a conflict.
  add(route.idempotent && !route.versioned, 'idempotency_mismatch');
  add(route.versioned || route.query.length > 0, 'bad_request');
  return keysOf(errors).filter((code) => codes.has(code));
}

function errorResponses(codes: ErrorCode[]): Record<string, Response> {
  const byStatus = Object.entries(Object.groupBy(codes, (code) => String(errors[code].status)));
  return Object.fromEntries(byStatus.map(([status, group = []]) => [status, errorResponse(group)]));
}

const errorResponse = (codes: ErrorCode[]): Response => ({
  description: codes.map((code) => `\`${code}\`: ${errors[code].message}.`).join(' '),
  ...(codes.some((code) => code === 'too_many_requests' || code === 'unavailable') && {
    headers: { 'Retry-After': retryAfter },
  }),
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/ErrorBody' }, { properties: { code: { enum: codes } } }] },
    },
  },
});
const SESSION = 'session';

/** Describes the API by its route table. */
export function buildDocument() {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of routeNames) {
    const { path, method } = routes[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${company.brand} API`,
      version: '1.0.0',
      summary: 'The catalogue, the slides, the messages and the settings of the site.',
      description:
        'Everybody may read the catalogue and leave a message; what changes the site needs the session of its administrator. ' +
        'Every error has one body: a code, a message, and the fields that are to blame.',
      contact: { name: company.legalName, email: company.email, url: `mailto:${company.email}` },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'The site that serves this document.' }],
    tags: tagList,
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        [SESSION]: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'The cookie that POST /api/login sets.',
        },
      },
    },
  };
}

function operationOf(name: RouteName): Operation {
  const route: Route = routes[name];
  const requestBody = requestBodyOf(name, route);
  return {
    operationId: name,
    summary: route.summary,
    description: describeRoute(route),
    tags: [tagOf(route.path)],
    security: route.access === 'admin' ? [{ [SESSION]: [] }] : [],
    parameters: parametersOf(route),
    ...(requestBody && { requestBody }),
    responses: responsesOf(name, route),
  };
}
