import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../page-addresses.ts';
import { edgeCode } from './edge-function.ts';

type Headers = Record<string, { value: string }>;
interface Event {
  viewer?: { ip: string };
  request?: { uri?: string; headers: Headers };
  response?: { statusCode: number; headers: Headers };
}

const load = (file: string, lists?: Record<string, string[]>) =>
  new Function(`${edgeCode(file, lists)}; return handler;`)() as (event: Event) => Record<string, unknown>;

describe('identify-viewer', () => {
  it('states the host and the address over what the visitor said of them', () => {
    const headers = {
      host: { value: 'www.example.com' },
      'x-site-host': { value: 'evil.example' },
      'x-viewer-address': { value: '10.0.0.1' },
    };
    expect(load('identify-viewer')({ viewer: { ip: '203.0.113.9' }, request: { headers } }).headers).toEqual({
      host: { value: 'www.example.com' },
      'x-site-host': { value: 'www.example.com' },
      'x-viewer-address': { value: '203.0.113.9' },
    });
  });
});

describe('find-page', () => {
  const find = (uri: string) => load('find-page', { PAGES: pageAddresses() })({ request: { uri, headers: {} } }).uri;

  it('finds a page by its address, with a slash at its end or without', () => {
    expect(find('/')).toBe('/index.html');
    expect(find('/azienda')).toBe('/azienda');
    expect(find('/azienda/')).toBe('/azienda');
    expect(find('/en/prodotti')).toBe('/en/prodotti');
    expect(find('/en/')).toBe('/en');
  });

  it('leaves files to the bucket', () => {
    expect(find('/favicon.svg')).toBe('/favicon.svg');
    expect(find('/fonts/barlow.woff2')).toBe('/fonts/barlow.woff2');
  });

  it('takes everything else for the page not found', () => {
    expect(find('/nothing')).toBe('/404');
    expect(find('/en/nothing/at/all')).toBe('/404');
    expect(find('//nothing')).toBe('/404');
  });
});

describe('set-status', () => {
  it('gives the page not found its status, and any other its own', () => {
    const status = { 'x-amz-meta-status': { value: '404' } };
    expect(load('set-status')({ response: { statusCode: 200, headers: status } })).toEqual({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: {},
    });
    expect(load('set-status')({ response: { statusCode: 200, headers: {} } })).toEqual({
      statusCode: 200,
      headers: {},
    });
  });
});

describe('every function at the edge', () => {
  it.each(['identify-viewer', 'find-page', 'set-status'])('%s fits and speaks the language of the edge', (file) => {
    const code = edgeCode(file, { PAGES: pageAddresses() });
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
    expect(code).not.toMatch(/\?\.|\?\?|const \{|let \{|var \{|=>|class /);
  });
});
