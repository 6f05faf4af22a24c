import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { routeNames, routes } from '@rombo/shared/contract/routes';
import jwt from 'jsonwebtoken';
import { afterAll, describe, expect, it } from 'vitest';
import { compileEdgeCode, type EdgeRequest, type EdgeValues, querystringOf } from '../../local/gateway/edge-runtime.ts';
import { disposableFolder } from '../../test/folder.ts';
import { behindPassword, type EdgeFile, edgeCode, withOtherNames } from './edge-code.ts';
import { edgeConstants } from './edge-constants.ts';

interface Event {
  context?: { distributionDomainName: string };
  viewer?: { ip: string };
  request?: Partial<EdgeRequest>;
  response?: { statusCode: number; headers: EdgeValues };
}
type Result = EdgeRequest & { statusCode?: number; body?: { data: string } };

const DISTRIBUTION = 'd111111abcdef8.cloudfront.net';

/** True if the interpreter that CloudFront's runtime is made of is installed. Continuous integration requires it. */
const hasNjs = spawnSync('njs', ['-v']).status === 0 || Boolean(process.env.CI);

/** Calls of each function as JSON, with their results in Node. */
const calls = new Map<string, { event: string; result: string }[]>();

afterAll(async () => {
  if (!hasNjs) return;
  const { folder, remove } = await disposableFolder();
  const script = join(folder, 'calls.js');
  for (const [code, made] of calls) {
    const events = made.map(({ event }) => event);
    const loop = `[${events}].forEach((event) => console.log(JSON.stringify(handler(event))));`;
    await writeFile(script, `${code}\n${loop}`);
    const results = execFileSync('njs', [script], { encoding: 'utf8' }).trimEnd().split('\n');
    expect(results.map((result, at) => [events[at], JSON.parse(result)])).toEqual(
      made.map(({ event, result }) => [event, JSON.parse(result)]),
    );
  }
  await remove();
});

/** Compiles an edge function. If njs is installed, all calls run there as well in the end, and must have the same results. */
function compile(code: string) {
  // biome-ignore lint/suspicious/noExplicitAny: the result is a request or a response
  const handler = compileEdgeCode<(event: object) => any>(code);
  const made = calls.get(code) ?? [];
  calls.set(code, made);
  return (input: object) => {
    // Before the call, because functions change the event in place.
    const event = JSON.stringify(input);
    const result = handler(input);
    made.push({ event, result: JSON.stringify(result) });
    return result;
  };
}

const load = (file: EdgeFile, host?: string) => {
  const handler: (event: object) => Result = compile(edgeCode(file, edgeConstants(host)[file]));
  const context = { distributionDomainName: DISTRIBUTION };
  return ({ request, ...event }: Event) =>
    handler({ context, ...event, request: { method: 'GET', querystring: {}, headers: {}, cookies: {}, ...request } });
};

/** Expects an error in the format of the API. */
const expectError = ({ statusCode, body }: Result, status: number, code: ErrorCode) =>
  expect([statusCode, JSON.parse(body?.data ?? '')]).toEqual([status, { code, message: errors[code].message }]);

const write = (values: EdgeValues) =>
  Object.entries(values)
    .map(([name, { value }]) => `${name}=${value}`)
    .join('&');

const forged: EdgeValues = {
  host: { value: 'evil.example' },
  'x-site-host': { value: 'evil.example' },
  'x-viewer-address': { value: '10.0.0.1' },
  'x-site-language': { value: 'evil' },
  'x-site-offer': { value: 'evil' },
};

describe.each(['identify-viewer', 'normalize-request'] as const)('%s', (file) => {
  const uri = file === 'normalize-request' ? '/azienda' : '/api/products';
  const hostOf = (host?: string) =>
    load(file, host)({ viewer: { ip: '203.0.113.9' }, request: { uri, headers: { ...forged } } }).headers[
      'x-site-host'
    ];

  it('removes a session cookie that cannot be one, so that the request shares the cache entry of visitors', () => {
    const run = load(file);
    const left = (value: string, multiValue?: { value: string }[]) => {
      const session = { value, ...(multiValue && { multiValue }) };
      const cookies: EdgeValues = { '__Host-session': session, language: { value: 'en' } };
      return Object.keys(run({ viewer: { ip: '203.0.113.9' }, request: { uri, cookies } }).cookies);
    };
    const sign = (keyid?: string, algorithm: jwt.Algorithm = 'HS256') =>
      jwt.sign({ name: 'admin', jti: 'x'.repeat(43) }, 'k'.repeat(64), { algorithm, ...(keyid && { keyid }) });
    for (let count = 0; count < 50; count += 1)
      expect(left(sign(randomUUID()))).toEqual(['__Host-session', 'language']);
    const token = sign(randomUUID());
    const [header = '', claims = ''] = token.split('.');
    const others = ['', 'a.b.c', `${token}x`, token.replace('.', ''), `eyJ${'a'.repeat(400)}${token}`];
    const signature = token.slice(-43, -1);
    others.push(
      sign(),
      sign('key-1'),
      sign(randomUUID().toUpperCase()),
      sign(randomUUID(), 'HS384'),
      `eyJ${'a'.repeat(93)}.${claims}.${signature}A`,
      // 43 characters of base64url that are not 32 bytes.
      ...[...'BCDFZabz1-_'].map((last) => `${header}.${claims}.${signature}${last}`),
      `${header}.${claims.slice(0, claims.length - (claims.length % 4))}a.${signature}A`,
      `${header}.eyJhIjoxfQ.${signature}A`,
      token.replace(claims, claims.replace('e', '+')),
    );
    for (const value of others) expect(left(value), value).toEqual(['language']);
    expect(left(token, [{ value: token }, { value: 'x' }])).toEqual(['language']);
  });

  it("overrides the host header with the site's own host or the distribution's", () => {
    expect(hostOf('www.example.com')).toEqual({ value: 'www.example.com' });
    expect(hostOf()).toEqual({ value: DISTRIBUTION });
  });
});

describe('identify-viewer', () => {
  const pass = (uri: string, query = '') =>
    load('identify-viewer')({
      viewer: { ip: '203.0.113.9' },
      request: { uri, headers: { ...forged }, querystring: querystringOf(query) },
    });

  it('overrides the viewer address header with the actual address', () => {
    expect(pass('/api/user').headers['x-viewer-address']).toEqual({ value: '203.0.113.9' });
  });

  it.each([
    ['DELETE', '/api/products', 'GET, HEAD, POST'],
    ['PATCH', '/api/products/3f2504e0', 'DELETE, GET, HEAD, PUT'],
    ['OPTIONS', '/api/contact', 'POST'],
    ['PUT', '/api/slides/active', 'GET, HEAD'],
    ['get', '/api/user', 'GET'],
  ])('refuses %s %s with the allowed methods', (method, uri, allow) => {
    const answer = load('identify-viewer')({ request: { method, uri } });
    expect(answer.headers.allow?.value).toBe(allow);
    expectError(answer, 405, 'method_not_allowed');
  });

  it('lets every method of every route through, and leaves unknown paths to the API', () => {
    const through = (method: string, uri: string) =>
      load('identify-viewer')({ viewer: { ip: '203.0.113.9' }, request: { method, uri } }).statusCode;
    for (const name of routeNames) {
      const { method, path } = routes[name];
      expect(through(method, path.replace(/\{\w+\}/g, 'a-1')), name).toBeUndefined();
    }
    expect(through('HEAD', '/api/products')).toBeUndefined();
    for (const uri of ['/api/nothing', '/api/products/', '/api/products/a/b', '/api']) {
      expect(through('PATCH', uri)).toBeUndefined();
    }
  });

  it('keeps the query parameters that a route reads and removes all others', () => {
    expect(write(pass('/api/admin/contacts', 'x=1&cursor=a%2F1').querystring)).toBe('cursor=a%2F1');
    for (const uri of ['/api/settings/maintenance_mode', '/api/products/a', '/api/slides/active', '/api/constructor']) {
      expect(pass(uri, 'cursor=a1&x=1').querystring, uri).toEqual({});
    }
  });

  it('responds 404 to a percent-encoded path: no API path is encoded', () => {
    for (const uri of ['/api/products/%73aetta-21', '/api/%70roducts', '/api/settings/maintenance%5Fmode']) {
      expectError(pass(uri), 404, 'not_found');
    }
  });
});

describe('normalize-request', () => {
  const name = (address: string, language?: string, headers: EdgeValues = {}) => {
    const [uri = '', query = ''] = address.split('?');
    const cookies: EdgeValues = language === undefined ? {} : { language: { value: language } };
    return load('normalize-request')({
      request: { uri, headers: { ...forged, ...headers }, querystring: querystringOf(query), cookies },
    });
  };
  const addressOf = (address: string) => {
    const { uri, querystring } = name(address);
    return [uri, ...(write(querystring) ? [write(querystring)] : [])].join('?');
  };

  it.each([
    ['/', '/index'],
    ['/azienda', '/azienda'],
    ['/prodotti/saetta-21', '/prodotti/unavailable?slug=saetta-21'],
    ['/en/products/saetta-21', '/en/products/unavailable?slug=saetta-21'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/admin/prodotti?q=x', '/admin'],
    ['/admin/messaggi/0197b7a4-6a5e-7000-8000-000000000001', '/admin'],
  ])('normalizes %s to %s', (address, expected) => expect(addressOf(address)).toBe(expected));

  it.each([
    ['/azienda/', '/azienda'],
    ['/en/', '/en'],
    ['///', '/'],
    ['/en/products/saetta-21/?a=1', '/en/products/saetta-21?a=1'],
    ['/admin/prodotti/', '/admin/prodotti'],
    ['/en/azienda/', '/en/company'],
    ['/EN/Azienda', '/en/company'],
    ['/AZIENDA/', '/azienda'],
    ['/%61zienda%2F', '/azienda'],
    ['/Prodotti?category=motori', '/prodotti?category=motori'],
    ['/prodotti/saetta%2D21%2Dpista', '/prodotti/saetta-21-pista'],
    ['/en/products/Saetta-21', '/en/products/saetta-21'],
    ['/Admin/Prodotti', '/admin/prodotti'],
    ['/en/prodotti?category=motori&page=2', '/en/products?category=motori&page=2'],
    ['/en/contatti?prodotto=saetta-21&a=%C3%A8&a=2', '/en/contact?prodotto=saetta-21&a=%C3%A8&a=2'],
  ])('redirects %s to %s permanently', (address, location) => {
    expect(name(address)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
  });

  it.each([
    '/index',
    '/404',
    '/nothing/at/all',
    '/nothing/',
    '//azienda/',
    '/admin/ordini',
    '/%2561zienda',
    '/%E0%A4%A',
    '/%2F%2Fevil',
    '/constructor',
    '/prodotti/saetta_21',
    `/prodotti/${'a'.repeat(101)}`,
  ])('has one name for every address of no page, such as %s', (path) => {
    expect(addressOf(`${path}?category=motori&page=2`)).toBe('/404');
    expect(addressOf(`/en${path}?category=motori&page=2`)).toBe('/en/404');
  });

  it.each([
    ['/azienda?page=7001', '/azienda'],
    ['/prodotti?utm_source=x&fbclid=y', '/prodotti'],
    ['/prodotti/saetta-21?page=2&slug=other', '/prodotti/unavailable?slug=saetta-21'],
    ['/azienda?slug=saetta-21', '/azienda'],
    ['/prodotti?page=3&subcategory=2.1cc&category=motori', '/prodotti?category=motori&subcategory=2.1cc&page=3'],
    ['/prodotti?category=%6Dotori', '/prodotti?category=motori'],
    ['/prodotti?category=motori&category=ricambi', '/prodotti?category=motori'],
    ['/prodotti?category=turbine', '/prodotti?category=unknown'],
    ['/prodotti?category=%E0%A4%A', '/prodotti'],
    ['/prodotti?q=16%', '/prodotti?q=16%25'],
    ['/prodotti?subcategory=9cc', '/prodotti'],
    ['/prodotti?q=++Candele+%20TURBO+', '/prodotti?q=candele%20turbo'],
    ["/prodotti?q=d'oro!+(x2)*", '/prodotti?q=d%27oro%21%20%28x2%29%2A'],
    [`/prodotti?q=${'x'.repeat(80)}`, `/prodotti?q=${'x'.repeat(60)}`],
    [`/prodotti?q=${'x'.repeat(59)}%F0%9F%8F%81`, `/prodotti?q=${'x'.repeat(59)}`],
    ['/prodotti?q=a&fits=saetta-21', '/prodotti?fits=saetta-21&q=a'],
    ['/prodotti?fits=Saetta%20.21', '/prodotti'],
    ['/confronta?p=b,a&x=1', '/confronta?p=b%2Ca'],
    ['/en/compare?p=b%2CB%20,a,,b', '/en/compare?p=b%2Ca'],
    ['/confronta?p=a,b,c,d,e,f,g,h,i', '/confronta?p=a%2Cb%2Cc%2Cd%2Ce%2Cf%2Cg%2Ch'],
    ['/prodotti?page=0002', '/prodotti?page=2'],
    ['/prodotti?page=100001', '/prodotti'],
    ['/prodotti?page=due', '/prodotti'],
  ])('has of the query of %s what its page reads, written in one way', (address, expected) => {
    expect(addressOf(address)).toBe(expected);
  });

  it.each([
    ['/prodotti', undefined, 'it'],
    ['/prodotti', 'en', 'en'],
    ['/nothing', 'en', 'en'],
    ['/prodotti', 'qq', 'it'],
    ['/en/products', 'it', 'en'],
    ['/en/prodotti/saetta-21', 'it', 'en'],
  ])('%s with the language %s in its cookie is rendered in %s', (address, language, expected) => {
    expect(name(address, language).headers['x-site-language']).toEqual({ value: expected });
  });

  it.each([
    ['/prodotti', 'en-GB,en;q=0.9,it;q=0.8', undefined, 'en'],
    ['/prodotti', 'EN', undefined, 'en'],
    ['/prodotti', 'it-IT,it;q=0.9,en;q=0.8', undefined, undefined],
    ['/prodotti', 'de,en;q=0.5', undefined, undefined],
    ['/prodotti', undefined, undefined, undefined],
    ['/prodotti', 'en', 'it', undefined],
    ['/prodotti', 'en', 'en', undefined],
    ['/en/products', 'en', undefined, undefined],
  ])('%s is offered to a browser of %s with %s in its cookie in %s', (address, browser, stored, offered) => {
    const given: EdgeValues = browser === undefined ? {} : { 'accept-language': { value: browser } };
    expect(name(address, stored, given).headers['x-site-offer']?.value).toBe(offered);
  });

  it.each([
    ['/xx/nothing', 'en', '/xx/404', 'xx'],
    ['/nothing', 'xx', '/404', 'xx'],
    ['/nothing', 'yy', '/404', 'it'],
  ])('follows the list of languages: %s with %s in its cookie is %s in %s', (uri, stored, path, language) => {
    const constants = { ...edgeConstants()['normalize-request'], LANGUAGES: ['it', 'en', 'xx'] };
    const handler: (event: object) => Result = compile(edgeCode('normalize-request', constants));
    const request = { method: 'GET', uri, querystring: {}, headers: {}, cookies: { language: { value: stored } } };
    const { uri: named, headers } = handler({ context: { distributionDomainName: DISTRIBUTION }, request });
    expect([named, headers['x-site-language']?.value]).toEqual([path, language]);
  });
});

describe('set-status', () => {
  it.each([
    ['x-amz-meta-status', '404', 'Not Found', {}],
    ['x-amz-meta-status', '503', 'Service Unavailable', { 'retry-after': { value: '5' } }],
    ['x-page-status', '503', 'Service Unavailable', { 'retry-after': { value: '300' } }],
  ])('turns %s %s into a status with its reason', (header, value, statusDescription, headers) => {
    const retry = header === 'x-page-status' && headers;
    const response = { statusCode: 200, headers: { [header]: { value }, ...retry } };
    expect(load('set-status')({ response })).toEqual({ statusCode: Number(value), statusDescription, headers });
  });

  it('redirects with the query of the visitor, without the parameter added by the edge', () => {
    const moved = (uri: string, location: string, query: string) => {
      const response = { statusCode: 301, headers: { location: { value: location } } };
      const request = { uri, querystring: querystringOf(query) };
      return load('set-status')({ request, response }).headers.location?.value;
    };
    const former = '/en/products/b';
    expect(moved(former, '/en/products/a', 'utm_source=x&a=1&a=2&slug=b')).toBe('/en/products/a?utm_source=x&a=1&a=2');
    expect(moved(former, '/en/products/a', 'slug=b')).toBe('/en/products/a');
    expect(moved('/prodotti', '/prodotti?page=2', 'page=7')).toBe('/prodotti?page=2');
    expect(moved('/prodotti', '/prodotti', 'page=2')).toBe('/prodotti');
  });
});

const guarded = behindPassword(edgeCode('size-picture', edgeConstants()['size-picture']), 'parola-di-prova');
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('a function behind a password', () => {
  const run = compile(guarded);
  const answer = (authorization?: string) =>
    run({
      request: {
        uri: '/media/slides/1/a.jpg',
        querystring: {},
        headers: authorization === undefined ? {} : { authorization: { value: authorization } },
      },
    });

  it('does not contain the password', () => {
    expect(guarded).not.toContain('parola-di-prova');
    for (const [word] of guarded.matchAll(/[\w+/=]{8,}/g))
      expect(Buffer.from(word, 'base64').toString()).not.toContain('parola');
  });

  it('accepts the password', () => expect(answer(basic('staging:parola-di-prova')).uri).toBe('/media/slides/1/a.jpg'));

  it.each([undefined, '', 'Basic', basic('staging:altra'), basic('admin:parola-di-prova')])('refuses %s', (sent) => {
    const { statusCode, headers } = answer(sent);
    expect([statusCode, headers['www-authenticate'].value]).toEqual([401, expect.stringMatching(/^Basic realm=/)]);
  });
});

describe('a function of a site with several names', () => {
  const run = compile(withOtherNames(guarded, 'www.example.com', ['example.com', 'example.it']));
  const authorization = { value: basic('staging:parola-di-prova') };
  const answer = (host: string, querystring: EdgeValues = {}, headers: object = { authorization }) =>
    run({ request: { uri: '/media/a%20b.jpg', querystring, headers: { host: { value: host }, ...headers } } });

  it('redirects other names to the main one before requiring a password', () => {
    const query = { q: { value: 'a%26b', multiValue: [{ value: 'a%26b' }, { value: 'c' }] }, w: { value: '' } };
    for (const host of ['example.com', 'EXAMPLE.IT'])
      expect(answer(host, query, {})).toMatchObject({
        statusCode: 301,
        headers: { location: { value: 'https://www.example.com/media/a%20b.jpg?q=a%26b&q=c&w=' } },
      });
    const { location, 'cache-control': cacheControl } = answer('example.com').headers;
    expect(location.value).toBe('https://www.example.com/media/a%20b.jpg');
    // The names may be exchanged: browsers that kept the former redirect would loop.
    expect(cacheControl.value).toBe('public, max-age=300');
  });

  it('works as usual at the main name and at the distribution', () => {
    for (const host of ['www.example.com', DISTRIBUTION]) {
      expect(answer(host).statusCode).toBe(404);
      expect(answer(host, {}, {}).statusCode).toBe(401);
    }
  });
});

describe('size-picture', () => {
  const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  const size = (uri: string, width?: string, accept?: string) =>
    load('size-picture')({
      request: {
        uri,
        querystring: width === undefined ? {} : { w: { value: width } },
        headers: accept === undefined ? {} : { accept: { value: accept } },
      },
    });

  it('builds a path from the width and the accepted formats', () => {
    const asked = (accept?: string) => size('/media/slides/1/a.jpg', '640', accept).uri;
    expect(asked(BROWSER)).toBe('/media/slides/1/a.jpg/640.avif');
    expect(asked('image/webp,*/*')).toBe('/media/slides/1/a.jpg/640.webp');
    expect(asked('image/avif;q=0, image/webp')).toBe('/media/slides/1/a.jpg/640.webp');
    expect(asked()).toBe('/media/slides/1/a.jpg/640.webp');
  });

  it('leaves requests without a width and other files unchanged', () => {
    expect(size('/media/slides/1/a.jpg').uri).toBe('/media/slides/1/a.jpg');
    expect(size('/media/products/1/a.pdf', '640').uri).toBe('/media/products/1/a.pdf');
    expect(size('/assets/index-1.js', '7').uri).toBe('/assets/index-1.js');
    expect(size('/icon-192.png', '640').uri).toBe('/icon-192.png');
  });

  it('refuses every other width', () => {
    expectError(size('/media/slides/1/a.jpg', '641', BROWSER), 400, 'bad_request');
    for (const width of ['', '0', '0640', '640.5', '1e3', '99999', '../640', 'constructor']) {
      expect(size('/media/slides/1/a.jpg', width).statusCode, width).toBe(400);
    }
  });

  it('responds 404 to a percent-encoded path: no file name is encoded', () => {
    for (const uri of ['/media/slides/1/%61.jpg', '/assets/index%2D1.js', '/favicon%2esvg']) {
      expectError(size(uri, '640', BROWSER), 404, 'not_found');
    }
  });
});

describe('every function at the edge', () => {
  const files = ['identify-viewer', 'normalize-request', 'set-status', 'size-picture'] as const;
  it.each(files)('%s fits the size limit with every option', (file) => {
    const own = behindPassword(edgeCode(file, edgeConstants('www.example.com')[file]), 'p'.repeat(64));
    const others = Array.from({ length: 5 }, (_, at) => `www.${at}.example.com`);
    const code = withOtherNames(own, 'www.example.com', others);
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(10_000);
  });

  it('declares every inserted constant', () => {
    expect(() => edgeCode('set-status', { LANGUAGES: ['it'] })).toThrow('set-status.js declares no LANGUAGES');
  });
});
