import { type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { keysOf } from '@rombo/shared/contract/keys-of';
import type { Route } from '@rombo/shared/contract/route';
import type { RouteName } from '@rombo/shared/contract/routes';
import { schemaOf } from './schemas.ts';
import type { Header, Response } from './types.ts';

const text = (description: string): Header => ({ description, schema: { type: 'string' } });

const etag = text('Names this answer; send it back in If-None-Match.');
const cacheControl = text('The edge keeps the answer until something changes; a browser asks again each time.');
const retryAfter: Header = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } };
const setCookie = (description: string) => ({ 'Set-Cookie': text(description) });

const ownHeaders: Partial<Record<RouteName, Record<string, Header>>> = {
  login: setCookie(
    'The session, `__Host-session`, for 12 hours, and the browser as one that signed in, `__Host-device`, for a year: each HttpOnly, Secure, SameSite=Strict. `signed-in=1`, which scripts may read, says for the same 12 hours that there is a session; nothing trusts it.',
  ),
  changePassword: setCookie('The browser as one that signed in; all others are forgotten.'),
  logout: setCookie('Takes the session away.'),
  endSessions: setCookie('Takes the session away, and what made the browser known.'),
  endSession: setCookie('Takes the session away, where it is the one that asks.'),
  listActivity: { Link: text('`rel="next"` names the following page; absent on the last one.') },
  listProducts: {
    Link: text(
      '`rel="next"` names the following products; absent where the answer has all of them. Of a long list `rel="alternate"` names its pages.',
    ),
  },
  listAdminProducts: {
    Link: text('`rel="next"` names the following products; absent where the answer has all of them.'),
  },
  exportContacts: { 'Content-Disposition': text('Names the file.') },
  listContacts: { Link: text('`rel="next"` names the following page; absent on the last one.') },
};

/** The answers of a route: its success, 304 where a copy may be kept, and every error by its status. */
export function responsesOf(name: RouteName, route: Route): Record<string, Response> {
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
