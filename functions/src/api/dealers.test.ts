import { randomUUID } from 'node:crypto';
import type { Dealer } from '@rombo/shared/dealer';
import { afterAll, describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
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

const create = (json: object, headers = {}) => call('createDealer', { cookie, json, headers });
const update = (id: string, json: object, ifMatch?: string) =>
  call('updateDealer', { cookie, parameters: { id }, json, ...(ifMatch && { headers: { 'if-match': ifMatch } }) });
const remove = (id: string, ifMatch?: string) =>
  call('deleteDealer', { cookie, parameters: { id }, ...(ifMatch && { headers: { 'if-match': ifMatch } }) });
const listed = async (): Promise<Dealer[]> => (await call('listDealers')).body;

describe('the dealers', () => {
  afterAll(async () => {
    for (const { id } of await listed()) await remove(id);
  });

  it('are created with every field or with the least, once for a key', async () => {
    const { status, body } = await create(full);
    expect(status).toBe(201);
    expect(body).toEqual({ ...full, id: expect.any(String), version: 1, createdAt: expect.any(String) });
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = [await create(dealer, headers), await create(dealer, headers)];
    expect(one.body).toMatchObject({ ...dealer, ...nothing });
    expect(other.body).toEqual(one.body);
  });

  it('are listed for visitors by country, city and name', async () => {
    await create({ ...dealer, country: 'GB', city: 'Leeds' });
    await create({ ...dealer, city: 'Bologna' });
    const places = (await listed()).map(({ country, city }) => `${country} ${city}`);
    expect(places).toEqual(places.toSorted());
    expect(new Set(places)).toEqual(new Set(['GB Leeds', 'IT Bologna', 'IT Torino']));
  });

  it('keep what a change does not name, and lose what is null or blank', async () => {
    const { id } = (await create(full)).body;
    const renamed = await update(id, { ...dealer, name: 'Nitro Point 2' });
    expect(renamed.body).toMatchObject({ ...full, name: 'Nitro Point 2', version: 2 });
    const emptied = await update(id, { ...dealer, ...nothing, note: ' ' });
    expect(emptied.body).toMatchObject({ ...dealer, ...nothing, version: 3 });
    expect(await listed()).toContainEqual(emptied.body);
  });

  it('are changed and deleted in the version that is asked for', async () => {
    const { id } = (await create(dealer)).body;
    expect(await update(id, dealer, '"2"')).toMatchObject(refusal('conflict'));
    expect((await update(id, dealer, '"1"')).body.version).toBe(2);
    expect(await remove(id, '"1"')).toMatchObject(refusal('conflict'));
    expect((await remove(id, '"2"')).status).toBe(204);
    expect(await remove(id)).toMatchObject(refusal('not_found'));
    expect(await update(id, dealer)).toMatchObject(refusal('not_found'));
    expect((await listed()).map((one) => one.id)).not.toContain(id);
  });

  it.each([
    ['name', { name: ' ' }],
    ['country', { country: 'it' }],
    ['site', { site: 'ftp://nitro.example' }],
    ['lat', { lat: 91, lng: 0 }],
    ['lng', { lat: 45 }],
    ['lng', { lat: 45, lng: null }],
    ['discount', { discount: 1 }],
  ])('are refused for a wrong %s (%#)', async (path, changes) => {
    expect(await create({ ...dealer, ...changes })).toMatchObject(refusal('invalid_input', path));
  });
});
