import { expect, test } from 'vitest';
import { startStubSite } from '../../test/stub-site.ts';
import { createEdgeCache } from './edge-cache.ts';

const shared = '{ "cache-control": "public, max-age=0, s-maxage=60", "content-type": "text/html" }';
const page = `return { statusCode: 200, headers: ${shared}, body: [event.rawPath, event.rawQueryString, event.headers['x-site-language'], event.headers['x-site-host']].join(' ') };`;
const list = `return { statusCode: 200, headers: ${shared}, body: JSON.stringify(event.queryStringParameters) };`;

/** A site whose edge keeps what it may, and how it answers an address. */
async function cached() {
  const functions = { 'render-page': page, 'list-products': list, 'get-product': list };
  const { get, port } = await startStubSite(functions, { cache: createEdgeCache() });
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, { headers });
    return [answer.headers.get('x-cache')?.split(' ')[0], await answer.text()];
  };
  return { open, port };
}

test.each([
  ['/azienda', ['/azienda?page=7001', '/azienda/', '/azienda?x=1&y=2', '/azienda////?category=motori'], '/azienda '],
  [
    '/prodotti?category=motori&page=2',
    ['/prodotti?page=02&category=motori', '/prodotti?page=2&fbclid=1&category=motori'],
    '/prodotti category=motori&page=2',
  ],
  [
    '/prodotti',
    ['/prodotti?page=1', '/prodotti?page=0', '/prodotti?page=1e9', '/prodotti?subcategory=x'],
    '/prodotti ',
  ],
  ['/nothing', ['/nothing/else', '/prodotti/%73aetta', '/%70rodotti', '/a?category=motori', '/404'], '/404 '],
  ['/en/nothing', ['/en/nothing/else', '/en/products/A', '/en/404'], '/en/404 '],
])('%s is one copy, whatever else is written into its address', async (path, others, asked) => {
  const { open } = await cached();
  const [first, text] = await open(path);
  expect([first, text]).toEqual(['Miss', expect.stringContaining(asked)]);
  for (const other of others) expect(await open(other), other).toEqual(['Hit', text]);
});

test('the list of products is one copy, whatever is asked of it', async () => {
  const { open } = await cached();
  expect(await open('/api/products')).toEqual(['Miss', 'null']);
  for (const query of ['?x=1', '?utm_source=x', '?__proto__=1']) {
    expect(await open(`/api/products${query}`)).toEqual(['Hit', 'null']);
  }
  expect(await open('/api/products/a')).toEqual(['Miss', 'null']);
  expect(await open('/api/products/a?cursor=a1')).toEqual(['Hit', 'null']);
  expect((await open('/api/products/%61'))[0]).toBe('Error');
});

test('a page is one copy in each language, that of its address or of a cookie', async () => {
  const { open } = await cached();
  const language = async (path: string, cookie?: string, more: Record<string, string> = {}) => {
    const [how, text = ''] = await open(path, { ...(cookie && { cookie }), ...more });
    return [how, text.split(' ')[2]];
  };
  expect(await language('/azienda')).toEqual(['Miss', 'it']);
  expect(await language('/azienda', 'language=en')).toEqual(['Miss', 'en']);
  expect(await language('/azienda', 'a=1; language=en; b=2')).toEqual(['Hit', 'en']);
  for (const cookie of ['language=it', 'language=de', 'language=EN', 'language=', 'x=1']) {
    expect(await language('/azienda', cookie), cookie).toEqual(['Hit', 'it']);
  }
  expect(await language('/azienda', undefined, { 'x-site-language': 'en' })).toEqual(['Hit', 'it']);
  expect(await language('/en/company', 'language=it')).toEqual(['Miss', 'en']);
  expect(await language('/en/company', 'language=en')).toEqual(['Hit', 'en']);
});

test('a page is asked for by the host that it was opened at, whatever the visitor says of that', async () => {
  const { open, port } = await cached();
  const headers = { 'x-site-host': 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  expect((await open('/azienda', headers))[1]).toContain(` 127.0.0.1:${port}`);
  expect((await open('/azienda'))[1]).not.toContain('evil');
});
