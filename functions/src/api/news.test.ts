import type { ListedNews } from '@rombo/shared/collections/listed';
import { afterEach, describe, expect, it } from 'vitest';
import { newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { form } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { itemsUnder } from '../../test/table.ts';

const item = { title: 'Nuovo banco prova', date: '2024-10-05', text: 'Prima riga.\n\nSeconda riga.' };
type Fields = Parameters<typeof form>[0];
const create = (fields: Fields = {}) => call('createNews', { cookie, body: form({ ...item, ...fields }) });
const update = (id: string, fields: Fields) =>
  call('updateNews', { cookie, parameters: { id }, body: form({ ...item, ...fields }) });
const listed = async (): Promise<ListedNews[]> => (await call('listNews')).body;
const en = (title: string) => JSON.stringify({ en: { title } });
const later = '2099-01-01T10:00Z';

afterEach(async () => {
  for (const { id } of (await call('listAdminNews', { cookie })).body)
    await call('deleteNews', { cookie, parameters: { id } });
});

describe('POST /api/news', () => {
  it('creates a news item with slugs from its titles', async () => {
    const { status, body } = await create({ translations: en('New test bench') });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...item, slug: 'nuovo-banco-prova', slugEn: 'new-test-bench', status: 'visible' });
    expect((await create()).body.slug).toBe('nuovo-banco-prova-2');
    expect((await create({ title: '2024' })).body.slug).toBe('notizia-2024');
  });

  it.each([
    ['title', { title: '' }],
    ['date', { date: 'ieri' }],
    ['text', { text: 'x'.repeat(4001) }],
    ['product', { product: crypto.randomUUID() }],
    ['status', { status: 'secret' }],
    ['publishAt', { status: 'draft', publishAt: 'domani' }],
    ['publishAt', { publishAt: later }],
    ['author', { author: 'Chiara' }],
  ])('refuses an invalid %s (%#)', async (path, fields) => {
    expect(await create(fields)).toMatchObject(invalid(path));
  });
});

it('PUT /api/news/{id} keeps omitted fields', async () => {
  const made = await create({ translations: en('New test bench'), status: 'draft', publishAt: later });
  const { id } = made.body;
  expect((await itemsUnder('PUBLICATION')).find(({ sk }) => sk.endsWith(id))).toMatchObject({ kind: 'news' });
  expect((await update(id, {})).body).toMatchObject({ status: 'draft', publishAt: later, slugEn: 'new-test-bench' });
  expect((await update(id, { status: 'visible', title: 'Banco nuovo' })).body).toMatchObject({ slug: 'banco-nuovo' });
});

it('GET /api/news lists visible news, newest first, with the product that each names', async () => {
  const product = await newProduct(cookie, { name: 'Motore delle notizie' });
  await create({ title: 'Vecchia', date: '2023-01-01', product: product.id });
  const { id } = (await create({ title: 'Bozza', status: 'draft' })).body;
  await create({ title: 'Nuova', date: '2025-01-01' });
  expect((await listed()).map(({ title }) => title)).toEqual(['Nuova', 'Vecchia']);
  expect((await listed())[1]?.products).toMatchObject([{ id: product.id, slug: product.slug }]);
  const all: ListedNews[] = (await call('listAdminNews', { cookie })).body;
  expect(all.map(({ title }) => title)).toEqual(['Nuova', 'Bozza', 'Vecchia']);
  await update(id, { status: 'visible' });
  await saveProduct(product.id, { name: 'Motore delle notizie', status: 'hidden' });
  expect((await listed()).at(-1)).toMatchObject({ title: 'Vecchia', products: [] });
  await removeProducts(cookie, 'Motore delle notizie');
});
