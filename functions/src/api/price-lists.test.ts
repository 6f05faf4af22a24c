import { PRICE_LIST_DAYS, type PriceListInput } from '@rombo/shared/collections/price-list';
import type { Product } from '@rombo/shared/collections/product';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie, send } from '../../test/site.ts';
import '../../test/stores.ts';
import { store, storeUntil } from '../files/bucket.ts';
import { linkIdOf, priceListKey } from '../link-tokens.ts';

const NAME = 'Candela del listino';
const create = (body: Partial<PriceListInput>) =>
  call('createPriceList', { cookie, json: { language: 'it', ...body } });

/** Follows a link. Returns the file and its name. */
async function open(url: string) {
  const redirect = await send(url);
  expect(redirect.status).toBe(302);
  const file = await fetch(redirect.headers.get('location') ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = await file.bytes();
  return { redirect, bytes, file, text: await textOf(bytes) };
}

const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text;

describe('a price list', () => {
  let hidden: Product;
  beforeAll(async () => {
    const english = { translations: JSON.stringify({ en: { name: 'Plug of the list' } }) };
    await newProduct(cookie, { name: NAME, category: 'accessori', price: '1.299,05', ...english });
    await newProduct(cookie, { name: `${NAME} 2`, category: 'ricambi', availability: 'to_order' });
    hidden = await newProduct(cookie, { name: `${NAME}, nascosta`, category: 'ricambi', status: 'hidden' });
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('is a PDF with the prices of visible products, at a link for seven days', async () => {
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect(body.url).toMatch(/^\/api\/price-lists\/[0-9a-f]{40}$/);
    expect((Date.parse(body.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(PRICE_LIST_DAYS, 2);
    const { redirect, file, text } = await open(body.url);
    expect(text).toMatch(new RegExp(`${NAME}\\s+1\\.299,05`));
    expect(text).toMatch(new RegExp(`${NAME} 2\\s+Su ordinazione\\s+su richiesta`));
    expect(text).not.toContain(hidden.name);
    expect(text).not.toContain('Netto');
    expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="listino-\d{4}-\d\d-\d\d\.pdf"$/);
    expect(['cache-control', 'x-robots-tag'].map((name) => redirect.headers.get(name))).toEqual([
      'no-store',
      'noindex',
    ]);
  });

  it('has net prices, categories and a language on request, with tags and bookmarks', async () => {
    const { body } = await create({ language: 'en', categories: ['accessori'], discount: 30, pictures: true });
    const { bytes, text } = await open(body.url);
    expect(text).toMatch(/Plug of the list[\s\S]*1,299\.05\s+909\.34/);
    expect(text).not.toContain(`${NAME} 2`);
    const document = await getDocumentProxy(bytes.slice());
    expect((await document.getOutline()).map(({ title }) => title)).toEqual(['Accessories']);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await getMeta(document)).info).toMatchObject({ Language: 'en-GB' });
  });

  it('has a link that expires, and is stored under its digest', async () => {
    const { url } = (await create({})).body;
    const token = url.split('/').at(-1);
    const key = priceListKey(token);
    const bytes = Buffer.from('x');
    const find = (token: string) => call('openPriceList', { parameters: { token } });
    expect((await find(token)).status).toBe(302);
    await storeUntil(key, bytes, 'a.pdf', new Date(Date.now() - 1000));
    expect(await find(token)).toMatchObject(refusal('not_found'));
    expect(await find(linkIdOf(token))).toMatchObject(refusal('not_found'));
    await store(key, bytes, 'application/pdf');
    expect(await find(token)).toMatchObject(refusal('not_found'));
  });

  it.each([
    { language: 'de' },
    { categories: [] },
    { categories: ['motori', 'altro'] },
    { discount: 0 },
    { discount: 91 },
    { discount: 12.5 },
    { pictures: 'sì' },
    { other: 1 },
  ])('is refused for %j', async (body) => expect(await create(body as never)).toMatchObject(invalid()));
});
