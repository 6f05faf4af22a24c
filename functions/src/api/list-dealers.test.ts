import { afterAll, describe, expect, it } from 'vitest';
import { create, dealer, listed, removeAll } from '../../test/dealers.ts';

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
