import type * as v from 'valibot';
import type { ActivityAction } from './activity.ts';
import type { ErrorCode } from './errors.ts';
import { type RouteName, routePaths } from './route-paths.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The fields of a form that take files: `many` are lists in the order of the form, `one` come once. Empty ones clear what is stored. */
export interface FileFields {
  many: readonly string[];
  one: readonly string[];
}

/** One call of the API, as the gateway, the function, the browser and the documentation need it. */
export interface Route<N extends RouteName = RouteName> {
  name: N;
  method: Method;
  /** A path with `{name}` for each parameter, as API Gateway and OpenAPI write it. */
  path: `/api/${string}`;
  summary: string;
  /** Everybody, or only a signed-in administrator. */
  access: 'public' | 'admin';
  /** Status of success: 200, or 204 without output, unless the route says otherwise. */
  status: 200 | 201 | 204;
  body: { kind: 'json' | 'multipart'; schema: v.GenericSchema; files?: FileFields } | null;
  query: readonly string[];
  /** The schema of the answer, or null where there is none (204). */
  output: v.GenericSchema | null;
  /** Media type of a success; one that is not JSON has a text as its output. */
  type: 'application/json' | 'text/csv';
  /** 'edge': visitors share one cached copy; 'none': never stored. */
  cache: 'edge' | 'none';
  /** True where `If-Match` guards against overwriting a newer version. */
  versioned: boolean;
  /** True where `Idempotency-Key` makes a repeated request harmless. */
  idempotent: boolean;
  /** Action that the activity log records on success; null for none. */
  activity: ActivityAction | null;
  /** Errors besides those that every route and those with these properties can answer with. */
  errors: readonly ErrorCode[];
}

/** Methods that the address of a route takes for it: a public read has HEAD too. */
export const methodsOf = ({ method, access }: Pick<Route, 'method' | 'access'>): readonly string[] =>
  method === 'GET' && access === 'public' ? ['GET', 'HEAD'] : [method];

/** A route is the administrator's unless it says that it is public. */
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

/** Defines a route of `routePaths`, by a function that a bundle can leave out. */
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
