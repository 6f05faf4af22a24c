import middy, { type MiddlewareObj } from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import httpSecurityHeaders from '@middy/http-security-headers';
import { refusalsIn } from '@rombo/shared/contract/issues';
import type { Route } from '@rombo/shared/contract/route';
import type { Input, Parameters, RouteName, Routes } from '@rombo/shared/contract/routes';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { parseCookie } from 'cookie';
import * as v from 'valibot';
import { badRequest, Failure } from '../errors.ts';
import { LAST_MS, LONG_DEADLINE_MS, RESPONSE_MS, withSignal } from '../time-limits.ts';
import { clientInfoOf, viewerOf } from './client-info.ts';
import { compress } from './compress.ts';
import { respond } from './respond.ts';
import type { Answer, Event, Result, RouteRequest } from './types.ts';
import { writeError } from './write-error.ts';

const safeMethods = new Set(['GET', 'HEAD']);
const localHosts = new Set(['localhost', '127.0.0.1']);

/** Refuses cross-site writes by `Sec-Fetch-Site` or, in browsers without it, by `Origin`. */
const checkOrigin = (): MiddlewareObj<Event, Result> => ({
  before({ event }) {
    if (safeMethods.has(event.httpMethod)) return;
    const { 'sec-fetch-site': site, origin, 'x-site-host': host } = event.headers;
    const isSameOrigin = site === undefined ? isSameSite(origin, host) : site === 'same-origin';
    if (!isSameOrigin) throw new Failure('cross_site');
  },
});

function isSameSite(origin: string | undefined, host: string | undefined): boolean {
  if (!origin || !host || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host && (url.protocol === 'https:' || localHosts.has(url.hostname) || url.port !== '');
}

/** Returns the version in an `If-Match` header, quoted or bare; null if it is absent or `*`, which matches any version. */
function versionOf(header: string | undefined): number | null {
  const value = header?.trim();
  if (value === undefined || value === '*') return null;
  const version = /^(?:"([1-9]\d{0,14})"|([1-9]\d{0,14}))$/.exec(value);
  if (!version) throw badRequest('If-Match', 'version_number');
  return Number(version[1] ?? version[2]);
}

function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[\w-]{8,100}$/.test(header)) throw badRequest('Idempotency-Key', 'key_format');
  return header;
}

const MAX_ISSUES = 100;

/** Parses a body by its schema. The 422 lists each invalid field once, with its first issue. */
function parseInput<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const byField = Map.groupBy(refusalsIn(result.issues), ({ path }) => path);
  const refusals = [...byField.values()].flatMap(([first]) => first ?? []);
  throw new Failure('invalid_input', { refusals: refusals.slice(0, MAX_ISSUES) });
}

export type Middleware = MiddlewareObj<Event, Result>;
export type LambdaHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;
type Handle<N extends RouteName> = (request: RouteRequest<N>, event: Event) => Promise<unknown>;

/** Security headers of JSON responses. The distribution adds those of pages, such as HSTS, to every response. */
const HEADERS = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  dnsPrefetchControl: false,
  downloadOptions: false,
  originAgentCluster: false,
  permissionsPolicy: false,
  permittedCrossDomainPolicies: false,
  reportTo: false,
  reportingEndpoints: false,
  strictTransportSecurity: false,
} as const;

/**
 * The Middy chain of every route: security headers, compression, errors, header names and origin; then the middleware
 * of the kind of route (session, body parser); then schema, handler and response. Middy runs `onError` in reverse, so that an error is
 * written first and compressed like any response.
 */
export function chain<N extends RouteName>(
  definition: Route<N>,
  added: Middleware[],
  handle: Handle<N>,
): LambdaHandler {
  const answer = middy<Event, Result>({ timeoutEarlyInMillis: LAST_MS })
    .use(httpSecurityHeaders(HEADERS) as Middleware)
    .use(compress())
    .use(writeError(definition))
    .use(httpHeaderNormalizer() as Middleware)
    .use(checkOrigin())
    .use(added)
    .handler(async (event: Event, context) => {
      const remaining = context.getRemainingTimeInMillis?.() ?? LONG_DEADLINE_MS + RESPONSE_MS;
      const signal = AbortSignal.timeout(Math.max(0, Math.round(remaining - RESPONSE_MS)));
      return withSignal(signal, async () =>
        respond(definition, event, await handle(toRequest<N>(definition, event), event)),
      );
    });
  return answer as unknown as LambdaHandler;
}

export const jsonBody = ({ body }: Route): Middleware[] =>
  body?.kind === 'json' ? [httpJsonBodyParser() as Middleware] : [];

/** Longer than any id or key. DynamoDB would refuse longer ones as a key. */
const PARAMETER_MAX = 100;

function toRequest<N extends RouteName>(definition: Route, event: Event): RouteRequest<N> {
  const { headers } = event;
  const parameters = (event.pathParameters ?? {}) as Parameters<N>;
  if (Object.values<string>(parameters).some((value) => value.length > PARAMETER_MAX)) throw new Failure('not_found');
  const viewer = viewerOf(headers['x-viewer-address']);
  return {
    parameters,
    query: event.queryStringParameters ?? {},
    input: (definition.body ? parseInput(definition.body.schema, event.body) : undefined) as Input<N>,
    ifVersion: definition.versioned ? versionOf(headers['if-match']) : null,
    idempotencyKey: definition.idempotent ? idempotencyKeyOf(headers['idempotency-key']) : null,
    cookies: parseCookie(headers.cookie ?? ''),
    viewer,
    client: clientInfoOf(headers['user-agent'], viewer),
  };
}

type PublicRoute = { [N in RouteName]: Routes[N]['access'] extends 'public' ? N : never }[RouteName];

export const route = <N extends PublicRoute>(
  definition: Route<N>,
  handle: (request: RouteRequest<N>) => Promise<Answer<N>>,
): LambdaHandler => chain(definition, jsonBody(definition), handle);
