import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem } from '../../test/table.ts';

const key = 'maintenance_mode';
const read = (name = key) => call('getSetting', { parameters: { key: name } });
const unset = () => deleteItem({ pk: 'SETTING', sk: key });

describe('GET /api/settings/{key}', () => {
  beforeEach(unset);
  afterAll(unset);

  it('is a 404 while the setting was never set, which visitors share', async () => {
    const answer = await read();
    expect(answer).toMatchObject(refusal('not_found'));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
  });

  it.each(['true', 'false'])('reads %s once it was set, as text', async (value) => {
    const saved = await call('saveSetting', { cookie, json: { key, value } });
    const { status, headers, body } = await read();
    expect([status, body]).toEqual([200, { key, value, updatedAt: saved.body.updatedAt }]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
    expect(headers.get('etag')).toMatch(/^W\/"/);
  });

  it.each(['theme', 'MAINTENANCE_MODE', '__proto__', 'x'.repeat(300), 'a/b', '%2e%2e'])(
    'knows no setting %j',
    async (name) => {
      expect(await read(name)).toMatchObject(refusal('not_found'));
    },
  );
});
