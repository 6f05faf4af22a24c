import type { ListedResult } from '@rombo/shared/collections/listed';
import type { Product } from '@rombo/shared/collections/product';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, readProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { form, picture, png } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';

const NAME = 'Motore dei risultati';
let engine: Product;
let part: Product;
beforeAll(async () => {
  engine = await newProduct(cookie, { name: NAME });
  part = await newProduct(cookie, { name: `${NAME}, ricambio`, category: 'ricambi' });
  return () => removeProducts(cookie, NAME);
});

const race = { title: 'Trofeo di prova', date: '2024-10-05' };
const full = {
  ...race,
  endDate: '2024-10-06',
  place: 'Montirone',
  country: 'IT',
  scope: 'national',
  category: 'electric',
  class: '1:8 buggy',
  winner: 'Matteo Ravelli',
  description: 'Sotto la pioggia.',
  fuel: 'Nitro 16%',
  plug: 'Turbo media',
};
const translations = { en: { title: 'Test trophy', class: '1:8 buggy, nitro' } };

type Fields = Parameters<typeof form>[0];
const create = (fields: Fields = {}) => call('createResult', { cookie, body: form({ ...race, ...fields }) });
const update = (id: string, fields: Fields) =>
  call('updateResult', { cookie, parameters: { id }, body: form({ ...race, ...fields }) });
const listed = async (): Promise<ListedResult[]> => (await call('listResults')).body;
const won = async () => (await readProduct(engine.id)).results;

afterEach(async () => {
  for (const { id } of await listed()) await call('deleteResult', { cookie, parameters: { id } });
});

describe('POST /api/results', () => {
  it('creates a result with all fields or only the required ones', async () => {
    const image = png(await picture('png'));
    const engines = JSON.stringify([engine.id, engine.id]);
    const sent = { ...full, image, engines, translations: JSON.stringify(translations) };
    const { status, body } = await create({ ...sent, picture: JSON.stringify({ alt: { it: 'Podio' } }) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...full, version: 1, engines: [engine.id], translations });
    expect(body.picture).toMatchObject({ width: 32, alt: { it: 'Podio' } });
    expect((await fetchMedia(body.picture.url)).status).toBe(200);
    const least = (await create()).body;
    expect(least).toEqual({
      ...race,
      id: expect.any(String),
      version: 1,
      createdAt: expect.any(String),
      scope: 'other',
      category: 'nitro',
      engines: [],
      picture: null,
    });
  });

  it.each([
    ['title', { title: ' ' }],
    ['date', { date: '2024-02-31' }],
    ['endDate', { endDate: '2024-10-04' }],
    ['country', { country: 'Italia' }],
    ['scope', { scope: 'galactic' }],
    ['category', { category: 'Nitro' }],
    ['engines', { engines: JSON.stringify(Array.from({ length: 6 }, () => crypto.randomUUID())) }],
    ['engines.0', { engines: JSON.stringify([crypto.randomUUID()]) }],
    ['image', { image: '/media/products/altro.jpg' }],
    ['prize', { prize: '1' }],
  ])('refuses an invalid %s (%#)', async (path, fields) => {
    expect(await create(fields)).toMatchObject(invalid(path));
  });

  it('refuses a part among the engines', async () => {
    expect(await create({ engines: JSON.stringify([part.id]) })).toMatchObject(invalid('engines.0'));
  });
});

it('PUT /api/results/{id} keeps omitted fields, and removes blank ones', async () => {
  const image = png(await picture('png'));
  const { id, picture: stored } = (await create({ ...full, image, translations: JSON.stringify(translations) })).body;
  expect((await update(id, {})).body).toMatchObject({ ...full, picture: stored, translations, version: 2 });
  expect(await update(id, { date: '2024-10-07' })).toMatchObject(invalid('endDate'));
  const blank = { endDate: '', place: '', country: '', class: '', winner: '', description: '', fuel: '', plug: '' };
  const emptied = (await update(id, { ...blank, image: '', translations: '{}' })).body;
  expect(emptied).toMatchObject({ ...race, scope: 'national', picture: null, version: 3 });
  for (const name of [...Object.keys(blank), 'translations']) expect(emptied).not.toHaveProperty(name);
});

it('GET /api/results lists results for visitors, the newest first', async () => {
  for (const date of ['2024-05-01', '2025-01-10', '2023-12-31']) await create({ date });
  const dates = ['2025-01-10', '2024-05-01', '2023-12-31'];
  expect((await listed()).map(({ date }) => date)).toEqual(dates);
  const all = (await call('listAdminResults', { cookie })).body;
  expect(all.map(({ date }: ListedResult) => date)).toEqual(dates);
});

it('an engine is named, and lists its wins, only while it is visible; a result keeps its reference', async () => {
  const { id } = (await create({ engines: JSON.stringify([engine.id]), winner: 'Matteo Ravelli' })).body;
  const show = (status: string) => saveProduct(engine.id, { name: NAME, status });
  expect((await listed())[0]).toMatchObject({ engines: [engine.id], products: [{ id: engine.id, name: NAME }] });
  expect(await won()).toMatchObject([{ id, title: race.title, winner: 'Matteo Ravelli' }]);
  await show('hidden');
  expect((await listed())[0]).toMatchObject({ engines: [], products: [] });
  expect((await call('listAdminResults', { cookie })).body[0].engines).toEqual([engine.id]);
  expect((await update(id, { engines: JSON.stringify([engine.id]) })).status).toBe(200);
  await show('visible');
  expect((await won()).length).toBe(1);
});
