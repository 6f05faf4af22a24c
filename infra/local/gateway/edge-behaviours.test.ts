import type { IncomingMessage } from 'node:http';
import { SIGNED_IN } from '@rombo/shared/contract/limits';
import { expect, test } from 'vitest';
import { type CacheRule, cacheRules } from '../../stacks/cache-rules.ts';
import { behaviourOf, lookup } from './edge-behaviours.ts';

test.each([
  ['/api/openapi.json', 'files'],
  ['/api/products', 'api'],
  ['/media/products/a.jpg', 'media or transform-image'],
  ['/assets/index-abc.js', 'files'],
  ['/robots.txt', 'render-page'],
  ['/', 'render-page or files'],
])('%s is answered by %s', (path, behaviour) => expect(behaviourOf(path).origins.join(' or ')).toBe(behaviour));

const request = (url: string, headers: Record<string, string> = {}) =>
  ({ method: 'GET', url, headers, socket: {} }) as unknown as IncomingMessage;
const keyOf = (rule: CacheRule, url: string, headers?: Record<string, string>) =>
  lookup(request(url, headers), rule).key;
const { api, pages } = cacheRules;

test('visitors share one copy whatever headers they send; each session has its own', () => {
  const visitor = keyOf(api, '/api/products');
  const sent: Record<string, string>[] = [
    { cookie: 'theme=dark; other=1' },
    { 'user-agent': 'x', accept: 'text/html', 'accept-language': 'en', authorization: 'Bearer x' },
    { 'x-forwarded-host': 'evil.example', 'x-site-host': 'evil.example' },
  ];
  for (const headers of sent) {
    expect(keyOf(api, '/api/products', headers)).toBe(visitor);
  }
  const session = (value: string) => keyOf(api, '/api/products', { cookie: `theme=dark; __Host-session=${value}` });
  expect(new Set([visitor, session('a'), session('b')]).size).toBe(3);
  expect(session('a')).toBe(keyOf(api, '/api/products', { cookie: '__Host-session=a' }));
});

test('the signed-in cookie creates no separate copy and reaches no function', () => {
  const asked = lookup(request('/prodotti/rp-21', { cookie: `${SIGNED_IN}=1` }), pages);
  expect(asked.key).toBe(keyOf(pages, '/prodotti/rp-21'));
  expect(JSON.stringify(asked.toOrigin().headers)).not.toContain(SIGNED_IN);
});

test('only known query parameters are part of the cache key, in any order', () => {
  expect(keyOf(pages, '/prodotti?utm_source=chat')).toBe(keyOf(pages, '/prodotti'));
  expect(keyOf(pages, '/prodotti?page=2&category=motori')).toBe(keyOf(pages, '/prodotti?category=motori&x=1&page=2'));
  expect(keyOf(pages, '/prodotti?category=motori')).not.toBe(keyOf(pages, '/prodotti?category=ricambi'));
  expect(keyOf(api, '/api/products?cache=bust')).toBe(keyOf(api, '/api/products'));
});

test('the origin receives the parts of the cache key and what the rule forwards', () => {
  const headers = {
    host: 'www.example.com',
    cookie: 'theme=dark; __Host-session=a',
    'accept-encoding': 'gzip, br',
    'if-none-match': '"of the browser"',
    range: 'bytes=0-1',
    origin: 'https://www.example.com',
    authorization: 'Bearer x',
  };
  const asked = lookup(request('/api/admin/contacts?x=1&cursor=c', headers), api).toOrigin();
  expect(asked).toMatchObject({ method: 'GET', url: '/api/admin/contacts?cursor=c' });
  expect(asked.headers).toEqual({
    host: 'www.example.com',
    cookie: '__Host-session=a',
    'accept-encoding': 'br',
    origin: 'https://www.example.com',
  });
  expect(asked.rawHeaders).toEqual(Object.entries(asked.headers).flat());
});
