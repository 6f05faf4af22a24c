import { afterAll, describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem } from '../../test/table.ts';

const key = 'maintenance_mode';
const save = (json: unknown) => call('saveSetting', { cookie, json });

describe('POST /api/settings', () => {
  afterAll(() => deleteItem({ pk: 'SETTING', sk: key }));

  it('turns maintenance on and off, as often as it is told', async () => {
    for (const value of ['true', 'true', 'false']) {
      const { status, body } = await save({ key, value });
      expect([status, body]).toEqual([200, { key, value, updatedAt: expect.any(String) }]);
      expect(Math.abs(Date.now() - Date.parse(body.updatedAt))).toBeLessThan(10_000);
      expect((await call('getSetting', { parameters: { key } })).body).toEqual(body);
    }
  });

  it('plans the end of the maintenance, and forgets it again', async () => {
    const planned = 'maintenance_until';
    for (const value of ['2026-11-22T18:30:00.000Z', '']) {
      expect((await save({ key: planned, value })).body).toMatchObject({ key: planned, value });
      expect((await call('getSetting', { parameters: { key: planned } })).body.value).toBe(value);
    }
    await deleteItem({ pk: 'SETTING', sk: planned });
  });

  it.each([
    [{ key, value: true }, ['value']],
    [{ key, value: 'on' }, ['value']],
    [{ key }, ['value']],
    [{ key: 'maintenance_until', value: 'domani' }, ['value']],
    [{ key: 'theme', value: 'true' }, ['key']],
    [{ value: 'true' }, ['key']],
    [{ key, value: 'true', updatedAt: 'x' }, ['updatedAt']],
    [[], ['']],
    ['true', ['']],
    [null, ['']],
  ])('refuses %j and names %j', async (json, paths) => {
    expect(await save(json)).toMatchObject(refusal('invalid_input', ...paths));
  });

  it('is for the administrator', async () => {
    expect(await call('saveSetting', { json: { key, value: 'true' } })).toMatchObject(refusal('unauthenticated'));
  });
});
