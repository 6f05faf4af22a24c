import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem, putItem } from '../../test/table.ts';

const at = '2026-11-22T05:30:00.000Z';
const cost = { amount: 3.42, currency: 'USD', at };
const items = [
  { pk: 'USAGE', sk: 'archive', at },
  { pk: 'USAGE', sk: 'restorable', at },
  { pk: 'USAGE', sk: 'cost', ...cost },
];

describe('GET /api/admin/usage', () => {
  beforeAll(() => Promise.all(items.map(putItem)));
  afterAll(() => Promise.all(items.map(deleteItem)));

  it('says what was measured last; a machine of the owner’s costs nothing', async () => {
    const { status, body, headers } = await call('getSiteUsage', { cookie });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(['aws', 'own']).toContain(body.hosting);
    expect(body).toMatchObject({ backup: { at }, cost: body.hosting === 'own' ? null : cost });
    expect(body).toHaveProperty('storage');
  });

  it('says that nothing is known where nothing was measured', async () => {
    await Promise.all(items.map(deleteItem));
    const { body } = await call('getSiteUsage', { cookie });
    expect(body).toMatchObject({ backup: null, cost: null });
  });

  it('is for the administrator', async () => {
    expect(await call('getSiteUsage')).toMatchObject(refusal('unauthenticated'));
  });
});
