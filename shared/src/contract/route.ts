import type * as v from 'valibot';
import type { ActivityAction } from './activity.ts';
import type { ErrorCode } from './errors.ts';
import { type Method, type RouteName, routePaths } from './route-paths.ts';

/** File fields of a form: `many` are ordered lists, `one` occur once. An empty field clears the stored files. */
export interface FileFields {
  many: readonly string[];
  one: readonly string[];
}

/** Definition of an API route for the gateway, the function, the browser and the documentation. */
export interface Route<N extends RouteName = RouteName> {
  name: N;
  method: Method;
  /** A path with `{name}` for each parameter, as in API Gateway and OpenAPI. */
  path: `/api/${string}`;
  summary: string;
  access: 'public' | 'admin';
  /** Status of success. Defaults to 200, or 204 without output. */
  status: 200 | 201 | 202 | 204 | 302;
  body: { kind: 'json' | 'multipart'; schema: v.GenericSchema; files?: FileFields } | null;
  query: readonly string[];
  output: v.GenericSchema | null;
  /** Media type of a success. One other than JSON has a string as its output. */
  type: 'application/json' | 'text/csv';
  /** 'edge': one cached copy for all visitors; 'none': not cached. */
  cache: 'edge' | 'none';
  /** True if `If-Match` protects a newer version from being overwritten. */
  versioned: boolean;
  /** True if `Idempotency-Key` makes retries safe. */
  idempotent: boolean;
  activity: ActivityAction | null;
  /** Errors besides those of every route and those implied by the properties above. */
  errors: readonly ErrorCode[];
}

/** Returns the methods of a route. A public GET route also has HEAD. */
export const methodsOf = ({ method, access }: Pick<Route, 'method' | 'access'>): readonly string[] =>
  method === 'GET' && access === 'public' ? ['GET', 'HEAD'] : [method];

/** A route requires the administrator unless it is declared public. */
const defaults = {
  access: 'admin',
  body: null,
  output: null,
  type: 'application/json',
  query: [],
  cache: 'none',
  versioned: false,
  idempotent: false,
  activity: null,
  errors: [],
} as const;
type Defaults = typeof defaults;
type Options = Partial<Route> & Pick<Route, 'summary'>;

/** Defines a route of `routePaths`. Takes a function, so that a bundle can omit it. */
export const route = <N extends RouteName, const O extends Options>(name: N, define: () => O) => {
  const [method, path] = routePaths[name];
  const definition = { ...defaults, ...define() };
  const status = definition.output ? 200 : 204;
  return { status, ...definition, name, method, path } as Pick<Route<N>, 'status' | 'name'> &
    Omit<Defaults, keyof O> &
    O & { method: (typeof routePaths)[N][0]; path: (typeof routePaths)[N][1] };
};

export const json = <const S extends v.GenericSchema>(schema: S) => ({ kind: 'json', schema }) as const;
export const multipart = <const S extends v.GenericSchema>(schema: S, files: FileFields) =>
  ({ kind: 'multipart', schema, files }) as const;
