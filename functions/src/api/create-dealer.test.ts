import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { create, dealer, full, nothing, removeAll } from '../../test/dealers.ts';
import { refusal } from '../../test/refusals.ts';

describe('POST /api/dealers', () => {
  afterAll(removeAll);

  it('creates a dealer with every field or with the least, once for a key', async () => {
    const { status, body } = await create(full);
    expect(status).toBe(201);
    expect(body).toEqual({ ...full, id: expect.any(String), version: 1, createdAt: expect.any(String) });
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = [await create(dealer, headers), await create(dealer, headers)];
    expect(one.body).toMatchObject({ ...dealer, ...nothing });
    expect(other.body).toEqual(one.body);
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
