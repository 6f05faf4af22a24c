import { afterAll, describe, expect, it } from 'vitest';
import { create, dealer, full, listed, nothing, removeAll, update } from '../../test/dealers.ts';
import { refusal } from '../../test/refusals.ts';

describe('POST /api/dealers', () => {
  afterAll(removeAll);

  it('creates a dealer with every field or with the least', async () => {
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
    ['lat', { lat: 91, lng: 0 }],
    ['lat', { lat: 1e-320, lng: 0 }],
    ['lng', { lat: 45 }],
    ['lng', { lat: 45, lng: null }],
    ['discount', { discount: 1 }],
  ])('refuses a wrong %s (%#)', async (path, changes) => {
    expect(await create({ ...dealer, ...changes })).toMatchObject(refusal('invalid_input', path));
  });
});

describe('PUT /api/dealers/{id}', () => {
  afterAll(removeAll);

  it('keeps what a change does not name, and removes what is null or blank', async () => {
    const { id } = (await create(full)).body;
    const renamed = await update(id, { ...dealer, name: 'Nitro Point 2' });
    expect(renamed.body).toMatchObject({ ...full, name: 'Nitro Point 2', version: 2 });
    const emptied = await update(id, { ...dealer, ...nothing, note: ' ' });
    expect(emptied.body).toMatchObject({ ...dealer, ...nothing, version: 3 });
    expect(await listed()).toContainEqual(emptied.body);
  });
});

describe('GET /api/dealers', () => {
  afterAll(removeAll);

  it('lists dealers for visitors by country, city and name', async () => {
    await create({ ...dealer, country: 'GB', city: 'Leeds' });
    await create({ ...dealer, city: 'Bologna' });
    await create(dealer);
    const places = (await listed()).map(({ country, city }) => `${country} ${city}`);
    expect(places).toEqual(places.toSorted());
    expect(new Set(places)).toEqual(new Set(['GB Leeds', 'IT Bologna', 'IT Torino']));
  });
});
