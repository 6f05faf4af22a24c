import { ErrorBody } from '@rombo/shared/contract/errors';
import type { Route } from '@rombo/shared/contract/route';
import { type RouteName, routes } from '@rombo/shared/contract/routes';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cookie, send } from '../../test/site.ts';

const table = Object.entries(routes) as [RouteName, Route][];
const writes = table.filter(([, { method }]) => method !== 'GET').map(([name]) => name);
const adminOnly = table.filter(([, { access }]) => access === 'admin').map(([name]) => name);
const withBody = (kind: string) => table.filter(([, { body }]) => body?.kind === kind).map(([name]) => name);

const pathOf = (name: RouteName) => routes[name].path.replace(/\{\w+\}/g, '3f2504e0-4f89-41d3-9a0c-0305e82c3301');
const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const sendTo = (name: RouteName, headers: Record<string, string>, body?: string) =>
  send(pathOf(name), { method: routes[name].method, headers, ...(body !== undefined && { body }) });

/** Returns the status and code of a refusal. Expects a body that matches the contract and reveals no internals. */
async function codeOf(response: Response): Promise<string> {
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(text).not.toMatch(/\bat .+:\d+|node_modules|\.ts\b|\.mjs\b|stack|"cause"|TypeError|\/work\//i);
  return `${response.status} ${v.parse(v.strictObject(ErrorBody.entries), JSON.parse(text)).code}`;
}

describe('every route', () => {
  it.each(adminOnly)('%s requires the administrator', async (name) => {
    expect(await codeOf(await sendTo(name, sameOrigin))).toBe('401 unauthenticated');
  });

  it.each(writes)('%s refuses a request that no browser of this site sent', async (name) => {
    expect(await codeOf(await sendTo(name, { cookie }))).toBe('403 cross_site');
    expect(await codeOf(await sendTo(name, { cookie, 'sec-fetch-site': 'cross-site' }))).toBe('403 cross_site');
    const foreign = { cookie, origin: 'https://evil.example', 'x-site-host': 'evil.example' };
    expect(await codeOf(await sendTo(name, foreign))).toBe('403 cross_site');
  });

  it.each(withBody('json'))('%s refuses a body that is not JSON', async (name) => {
    const headers = { ...sameOrigin, cookie, 'content-type': 'application/json' };
    for (const body of ['{', '{"a":', "{'a':1}", 'undefined', '{"a":1}}', '\u0000', '['.repeat(200_000)]) {
      expect(await codeOf(await sendTo(name, headers, body)), body.slice(0, 10)).toBe('400 bad_request');
    }
    for (const body of ['null', '""', '5', '[5]', '[null]', '{"__proto":1}']) {
      expect(await codeOf(await sendTo(name, headers, body)), body).toBe('422 invalid_input');
    }
    expect(await codeOf(await sendTo(name, headers, '{"__proto__":{"a":1}}'))).toMatch(/^4/);
  });

  it.each([...withBody('json'), ...withBody('multipart')])('%s refuses a body of another type', async (name) => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x']) {
      const headers = { ...sameOrigin, cookie, 'content-type': type };
      expect(await codeOf(await sendTo(name, headers, '{}')), type).toBe('415 unsupported_media_type');
    }
  });

  it.each([
    ['OPTIONS', '/api/products', 'GET, HEAD, POST'],
    ['PUT', '/api/products', 'GET, HEAD, POST'],
    ['POST', '/api/user', 'GET'],
    ['DELETE', '/api/slides/active', 'GET, HEAD'],
  ])('%s is not a method of %s', async (method, path, allow) => {
    const response = await send(path, { method, headers: sameOrigin });
    expect(response.headers.get('allow')).toBe(allow);
    expect(await codeOf(response)).toBe('405 method_not_allowed');
  });

  it.each([
    ['GET', '/api/products/'],
    ['GET', '/api/nothing'],
    ['GET', '/api//products'],
  ])('%s %s is not a route', async (method, path) => {
    expect(await codeOf(await send(path, { method, headers: sameOrigin }))).toBe('404 not_found');
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await send('/api/products', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
