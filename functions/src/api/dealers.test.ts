import type { Dealer } from '@rombo/shared/collections/dealer';
import { afterEach, describe, expect, it } from 'vitest';
import { invalid } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const dealer = { name: 'Nitro Point', city: 'Torino', country: 'IT' };
const full = {
  ...dealer,
  address: 'Corso Francia 101',
  phone: '+39 011 000000',
  email: 'negozio@nitro.example',
  site: 'https://nitro.example',
  note: 'Mar-Sab 9-19',
  lat: 45.0762,
  lng: 7.6498,
};
const nothing = { address: null, phone: null, email: null, site: null, note: null, lat: null, lng: null };

const create = (json: object) => call('createDealer', { cookie, json });
const update = (id: string, json: object) => call('updateDealer', { cookie, parameters: { id }, json });
const listed = async (): Promise<Dealer[]> => (await call('listDealers')).body;
afterEach(async () => {
  for (const { id } of await listed()) await call('deleteDealer', { cookie, parameters: { id } });
});

describe('POST /api/dealers', () => {
  it('creates a dealer with all fields or only the required ones', async () => {
    const { status, body } = await create(full);
    expect(status).toBe(201);
    expect(body).toEqual({ ...full, id: expect.any(String), version: 1, createdAt: expect.any(String) });
    expect((await create(dealer)).body).toMatchObject({ ...dealer, ...nothing });
  });

  it.each([
    ['name', { name: ' ' }],
    ['country', { country: 'it' }],
    ['site', { site: 'ftp://nitro.example' }],
    ['site', { site: 'https://www.negozio.it:808O' }],
    ['lat', { lat: 1e-320, lng: 0 }],
    ['lng', { lat: 45, lng: null }],
    ['discount', { discount: 1 }],
  ])('refuses an invalid %s (%#)', async (path, changes) => {
    expect(await create({ ...dealer, ...changes })).toMatchObject(invalid(path));
  });
});

it('PUT /api/dealers/{id} keeps omitted fields, and removes null or blank ones', async () => {
  const { id } = (await create(full)).body;
  const renamed = await update(id, { ...dealer, name: 'Nitro Point 2' });
  expect(renamed.body).toMatchObject({ ...full, name: 'Nitro Point 2', version: 2 });
  const emptied = await update(id, { ...dealer, ...nothing, note: ' ' });
  expect(emptied.body).toMatchObject({ ...dealer, ...nothing, version: 3 });
  expect(await listed()).toContainEqual(emptied.body);
});

it('GET /api/dealers lists dealers for visitors by country, city and name', async () => {
  for (const place of [{}, { name: 'Benzina' }, { city: 'Bologna' }, { country: 'GB', city: 'Leeds' }])
    await create({ ...dealer, ...place });
  const places = (await listed()).map(({ country, city, name }) => `${country} ${city} ${name}`);
  expect(places.join()).toBe('GB Leeds Nitro Point,IT Bologna Nitro Point,IT Torino Benzina,IT Torino Nitro Point');
});
