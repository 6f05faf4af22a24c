import middy, { type MiddlewareObj } from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import httpSecurityHeaders from '@middy/http-security-headers';
import type { Route } from '@rombo/shared/contract/route';
import type { Input, Parameters, RouteName } from '@rombo/shared/contract/routes';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { parseCookie } from 'cookie';
import { orDeadline, withDeadline } from '../deadline.ts';
import { Failure } from '../errors.ts';
import { checkOrigin } from './check-origin.ts';
import { clientInfoOf } from './client-info.ts';
import { compress } from './compress.ts';
import { idempotencyKeyOf, versionOf } from './conditions.ts';
import { parseInput } from './parse-input.ts';
import { respond } from './respond.ts';
import type { Event, Result, RouteRequest } from './types.ts';
import { viewerOf } from './viewer.ts';
import { writeError } from './write-error.ts';

export type Middleware = MiddlewareObj<Event, Result>;
export type LambdaHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;
export type Handle<N extends RouteName> = (request: RouteRequest<N>, event: Event) => Promise<unknown>;

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
 * The Middy chain that every route goes through, inside one deadline: security headers, compression, errors, header names, origin,
 * then what the kind of route adds (session, body parser), then the schema, the handler, the answer. Middy runs `onError` in
 * reverse, so that an error is written first and compressed like any answer.
 */
export function chain<N extends RouteName>(
  definition: Route<N>,
  added: Middleware[],
  handle: Handle<N>,
): LambdaHandler {
  const answer = middy<Event, Result>()
    .use(httpSecurityHeaders(HEADERS) as Middleware)
    .use(compress())
    .use(writeError(definition))
    .use(httpHeaderNormalizer() as Middleware)
    .use(checkOrigin())
    .use(added)
    .handler(async (event: Event) =>
      respond(definition, event, await orDeadline(handle(toRequest<N>(definition, event), event))),
    );
  return (event, context) => withDeadline(async () => (await answer(event as Event, context)) as APIGatewayProxyResult);
}

/** The parser of JSON bodies, for the routes that have one. */
export const jsonBody = ({ body }: Route): Middleware[] =>
  body?.kind === 'json' ? [httpJsonBodyParser() as Middleware] : [];

/** Longer than any id or key: DynamoDB would refuse it as a key. */
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
