import type { Activity } from '@rombo/shared/contract/activity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { deleteProduct, newProduct, saveProduct } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItems, itemsUnder, putItems } from '../../test/table.ts';
import { forgetAttempts } from '../../test/throttles.ts';

const latest = async (count: number): Promise<Activity[]> => {
  const { body } = await call('listActivity', { cookie });
  return body.slice(0, count);
};

describe('GET /api/activity', () => {
  let account: Account;
  beforeAll(async () => {
    account = await newAccount();
  });
  afterAll(() => removeAccount(account));

  beforeEach(async () => {
    await deleteItems(await itemsUnder('ACTIVITY'));
    await forgetAttempts();
  });

  it('lists sign-ins, failed sign-ins and sign-outs, newest first, with device and approximate address', async () => {
    const { username } = account;
    await call('login', { json: { username, password: 'sbagliata' } });
    const session = await signIn(account);
    await call('logout', { cookie: session });
    const entries = await latest(3);
    expect(entries.map(({ action }) => action)).toEqual(['signed_out', 'signed_in', 'sign_in_failed']);
    expect(entries[2]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      action: 'sign_in_failed',
      subject: null,
      device: expect.any(String),
      address: expect.stringMatching(/\.x$|…$/),
      count: 1,
    });
    expect(JSON.stringify(entries)).not.toContain(username);
  });

  it('names the product, slide or setting that was changed, and omits failed changes', async () => {
    const { id } = await newProduct(cookie, { name: 'RP-12 Registro' });
    await saveProduct(id, { name: 'RP-12 Registro B' });
    const stale = { cookie, parameters: { id }, headers: { 'if-match': '"1"' } };
    expect((await call('deleteProduct', stale)).status).toBe(409);
    await deleteProduct(id);
    await call('saveSetting', { cookie, json: { key: 'maintenance_mode', value: 'false' } });
    expect((await latest(4)).map(({ action, subject }) => [action, subject])).toEqual([
      ['setting_saved', 'maintenance_mode = false'],
      ['product_deleted', 'RP-12 Registro B'],
      ['product_updated', 'RP-12 Registro B'],
      ['product_created', 'RP-12 Registro'],
    ]);
  });

  it('returns pages of twenty, and refuses an invalid cursor', async () => {
    const keysOf = (index: number) => ({
      pk: 'ACTIVITY',
      sk: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    });
    const older = Array.from(Array(60), (_, index) => ({
      ...keysOf(index),
      at: '2025-01-01T00:00:00.000Z',
      action: 'signed_in',
      subject: null,
      device: 'curl',
      address: '127.0.0.x',
    }));
    await putItems(older);
    const { headers, body } = await call('listActivity', { cookie });
    expect(body).toHaveLength(20);
    const cursor = /cursor=([\w-]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect(cursor).toBe(body[19].id);
    const next = await call('listActivity', { cookie, query: { cursor } });
    expect(next.body[0].id < cursor).toBe(true);
    await deleteItems(older);
    expect(await call('listActivity', { cookie, query: { cursor: 'x' } })).toMatchObject(
      refusal('bad_request', 'cursor'),
    );
  });
});
