import { errors } from '@rombo/shared/errors';
import { PICTURE_WIDTHS } from '@rombo/shared/picture';
import { describe, expect, it } from 'vitest';
import { nameOfPage } from '../../local/gateway/to-page-event.ts';
import { edgeCode } from './edge-code.ts';

type Headers = Record<string, { value: string }>;
interface Event {
  viewer?: { ip: string };
  request?: { uri?: string; querystring?: Record<string, { value: string; multiValue?: object[] }>; headers: Headers };
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

describe('name-page', () => {
  const name = (uri: string) =>
    load('name-page')({
      request: { uri, headers: { host: { value: 'www.example.com' }, 'x-site-host': { value: 'evil' } } },
    });

  it.each([
    ['/', '/index'],
    ['/azienda', '/azienda'],
    ['/azienda/', '/azienda'],
    ['/en/', '/en'],
    ['/index', '/404'],
    ['/nothing/at/all', '/nothing/at/all'],
  ])('calls %s %s, as the gateway on one machine does', (uri, key) => {
    expect(name(uri).uri).toBe(key);
    expect(nameOfPage(uri)).toBe(key);
  });

  it('states the host over what the visitor said of it', () => {
    expect(name('/').headers).toMatchObject({ 'x-site-host': { value: 'www.example.com' } });
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

describe('size-picture', () => {
  const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  const size = (uri: string, width?: string, accept?: string) =>
    load('size-picture', { WIDTHS: PICTURE_WIDTHS.map(String) })({
      request: {
        uri,
        querystring: width === undefined ? {} : { w: { value: width } },
        headers: accept === undefined ? {} : { accept: { value: accept } },
      },
    });

  it('makes a path of a width and of what the browser takes', () => {
    const asked = (accept?: string) => size('/media/slides/1/a.jpg', '640', accept).uri;
    expect(asked(BROWSER)).toBe('/media/slides/1/a.jpg/640.avif');
    expect(size('/media/slides/1/a-3a2f21.jpg', '640', BROWSER).uri).toBe('/media/slides/1/a-3a2f21.jpg/640.avif');
    expect(asked('image/webp,*/*')).toBe('/media/slides/1/a.jpg/640.webp');
    expect(asked('image/avif;q=0, image/webp')).toBe('/media/slides/1/a.jpg/640.webp');
    expect(asked('image/avif;q=0.5')).toBe('/media/slides/1/a.jpg/640.avif');
    expect(asked('*/*')).toBe('/media/slides/1/a.jpg/640.webp');
    expect(asked()).toBe('/media/slides/1/a.jpg/640.webp');
  });

  it('leaves alone what asks for no width, and what is no picture', () => {
    expect(size('/media/slides/1/a.jpg').uri).toBe('/media/slides/1/a.jpg');
    expect(size('/media/products/1/a.pdf', '640').uri).toBe('/media/products/1/a.pdf');
    expect(size('/assets/index-1.js', '7').uri).toBe('/assets/index-1.js');
  });

  it('refuses every other width in the shape of every error', () => {
    const refused = size('/media/slides/1/a.jpg', '641', BROWSER);
    expect(refused.statusCode).toBe(400);
    expect(JSON.parse((refused.body as { data: string }).data)).toEqual({
      code: 'bad_request',
      message: errors.bad_request.message,
    });
    for (const width of ['', '0', '0640', '640.5', '1e3', '99999', '../640', 'constructor']) {
      expect(size('/media/slides/1/a.jpg', width).statusCode, width).toBe(400);
    }
  });
});

describe('every function at the edge', () => {
  const files = ['identify-viewer', 'name-page', 'set-status', 'size-picture'];
  it.each(files)('%s fits and speaks the language of the edge', (file) => {
    const code = edgeCode(file, { WIDTHS: PICTURE_WIDTHS.map(String) });
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
    expect(code).not.toMatch(/\?\.|\?\?|const \{|let \{|var \{|=>|class /);
  });
});
