import type { ActiveSlide } from '@rombo/shared/collections/slide';
import type { Route } from '@rombo/shared/contract/route';
import { routes } from '@rombo/shared/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture, png, productForm, slideForm } from '../../functions/test/forms.ts';
import { startCachedSite } from '../test/cached-site.ts';

const hit = 'Hit from cloudfront';
const miss = 'Miss from cloudfront';
const SETTING = '/api/settings/maintenance_mode';
const isSet = (value: string) => ({ key: 'maintenance_mode', value });

const publicReads = Object.values<Route>(routes).filter(({ method, cache }) => method === 'GET' && cache === 'edge');
const addressOf = ({ path }: Route, id: string) => path.replace('{key}', 'maintenance_mode').replace('{id}', id);

describe('the edge of a site on one machine', () => {
  let site: Awaited<ReturnType<typeof startCachedSite>>;
  let product: string;
  beforeAll(async () => {
    site = await startCachedSite();
    product = JSON.parse((await site.write('POST', '/api/products', productForm())).text).id;
    await site.settled();
  });
  afterAll(() => site.stop());

  test.each(publicReads)('$path comes from a function once, and then from the edge', async (route) => {
    const path = addressOf(route, product);
    const first = await site.visit(path);
    expect([first.headers.get('age'), first.headers.get('cache-control')]).toEqual([
      null,
      expect.stringMatching(/^public, max-age=0, s-maxage=\d+$/),
    ]);
    const second = await site.visit(path);
    expect([second.status, second.text, second.headers.get('age')]).toEqual([first.status, first.text, '0']);
    if (first.status === 404) return;
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    const third = await site.visit(path, known);
    expect([third.status, third.text, third.cache]).toEqual([304, '', hit]);
  });

  test('what is not there, under one of its countless names, is not kept', async () => {
    for (const path of ['/api/products/turbina', '/prodotti/turbina', '/api/settings/turbina']) {
      const answers = [await site.visit(path), await site.visit(path)];
      const error = { status: 404, cache: 'Error from cloudfront' };
      expect(answers, path).toMatchObject([error, error]);
      expect(answers.map(({ headers }) => headers.get('age'))).toEqual([null, null]);
    }
    const pages = [await site.visit('/turbina'), await site.visit('/altra/turbina?page=2')];
    expect(pages.map(({ status, headers }) => [status, headers.get('age')])).toEqual([
      [404, null],
      [404, '0'],
    ]);
  });

  test("the administrator's answers are never kept, and he sees what he saved at once", async () => {
    for (const value of ['true', 'false', 'true']) {
      await site.write('POST', '/api/settings', isSet(value));
      const { cache, headers, text } = await site.look(SETTING);
      expect([cache, headers.get('cache-control'), JSON.parse(text).value]).toEqual([miss, 'no-store', value]);
    }
  });

  test('a file of the site, a picture and a part of one come as they are stored', async () => {
    const bytes = await picture('png', 64, 36);
    const { text } = await site.write('POST', '/api/slides', form({ image: png(bytes) }));
    await site.settled();
    const { imageUrl } = JSON.parse(text) as ActiveSlide;
    const read = async (headers: Record<string, string> = {}) => {
      const answer = await site.visit(imageUrl, headers);
      return [answer.status, answer.cache, answer.headers.get('content-length'), answer.headers.get('content-range')];
    };
    const size = String(bytes.length);
    expect(await read({ range: 'bytes=0-9' })).toEqual([206, miss, '10', `bytes 0-9/${size}`]);
    expect(await read()).toEqual([200, miss, size, null]);
    expect(await read()).toEqual([200, hit, size, null]);
    expect(await read({ range: 'bytes=0-9' })).toEqual([206, miss, '10', `bytes 0-9/${size}`]);
  });

  test('a message of a visitor is announced, without a word of it', async () => {
    const message = {
      firstName: 'Mario',
      lastName: 'Rossi',
      email: 'mario@example.com',
      subject: 'Altro',
      message: 'Ciao',
    };
    await site.write('POST', '/api/contact', message);
    await site.settled();
    expect(site.said.filter((line) => line.includes('message'))).toEqual(['A message has arrived.']);
    expect(site.log).toEqual([]);
  });

  test('while the administrator saves, nobody reads what was purged, nor what is not his', async () => {
    const image = png(await picture('png', 64, 36));
    const create = async (path: string, body: FormData) => JSON.parse((await site.write('POST', path, body)).text).id;
    const product = await create('/api/products', productForm({ name: 'Stand 0' }));
    const slide = await create('/api/slides', slideForm(image, { title: 'Stand 0', order: '0' }));
    await create('/api/slides', slideForm(image, { title: 'Nascosta', active: 'false', description: 'Nota interna' }));
    const first = await site.write('POST', '/api/settings', isSet('false'));
    const saved: string[] = [JSON.parse(first.text).updatedAt];
    await site.settled();

    // Each save is the next number; `current` is what everybody must see from here on.
    let current = 0;
    let isDone = false;
    const save = async () => {
      for (let at = 1; at <= 8; at += 1) {
        await site.write('PUT', `/api/products/${product}`, productForm({ name: `Stand ${at}` }));
        await site.write('PUT', `/api/slides/${slide}`, form({ title: `Stand ${at}`, order: '0' }));
        const { text } = await site.write('POST', '/api/settings', isSet('false'));
        saved.push(JSON.parse(text).updatedAt);
        await site.settled();
        current = at;
      }
      isDone = true;
    };

    // What is not known here yet is newer than all that is.
    const ofSetting = (text: string) => saved.indexOf(JSON.parse(text).updatedAt) >>> 0;
    const inText = (text: string) => Number(/Stand (\d+)/.exec(text)?.[1]);
    const stands: Record<string, (text: string) => number> = {
      '/api/products': inText,
      '/api/slides/active': inText,
      [SETTING]: ofSetting,
      '/prodotti': inText,
      '/en/products?category=motori': inText,
    };
    const encodings = ['br, gzip', 'gzip', 'identity'];
    const pick = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T;
    const seen: (string | null)[] = [];

    const readAsVisitor = async () => {
      const [path, count] = pick(Object.entries(stands));
      const least = current;
      const answer = await site.visit(path, { 'accept-encoding': pick(encodings) });
      expect(count(answer.text), path).toBeGreaterThanOrEqual(least);
      expect(answer.headers.get('cache-control')).toContain('public');
      expect(answer.text).not.toMatch(/Nascosta|Nota interna/);
      seen.push(answer.cache);
    };
    const readAsStranger = async () => {
      const path = pick(['/api/slides', '/api/user', '/api/admin/contacts']);
      expect(
        (await site.visit(path, pick<Record<string, string>>([{}, { cookie: '__Host-session=forged' }]))).status,
        path,
      ).toBe(401);
    };
    const readAsAdministrator = async () => {
      const path = pick(['/api/slides', '/api/user', '/api/products', '/api/slides/active']);
      const answer = await site.look(path);
      expect([answer.status, answer.headers.get('cache-control'), answer.cache]).toEqual([200, 'no-store', miss]);
    };
    const read = async () => {
      while (!isDone || seen.length < 200) {
        await pick([readAsVisitor, readAsVisitor, readAsVisitor, readAsStranger, readAsAdministrator])();
      }
    };
    await Promise.all([save(), read(), read(), read(), read()]);

    expect(new Set(seen)).toEqual(new Set([hit, miss]));
  });
});
