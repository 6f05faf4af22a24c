import { contactStatuses } from '@rombo/shared/collections/contact-status';
import { settingKeys } from '@rombo/shared/collections/setting';
import type { Route } from '@rombo/shared/contract/route';
import type { Parameter, Schema } from './types.ts';

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
export function parametersOf(route: Route): Parameter[] {
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
