import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem, putItem } from '../../test/table.ts';

const key = 'maintenance_mode';
const unset = () => deleteItem({ pk: 'SETTING', sk: key });

describe('GET /api/settings/{key}', () => {
  const read = (name = key) => call('getSetting', { parameters: { key: name } });
  beforeEach(unset);

  it('returns a cacheable 404 for a setting that was never set', async () => {
    const answer = await read();
    expect(answer).toMatchObject(refusal('not_found'));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
  });

  it.each(['MAINTENANCE_MODE', '__proto__', 'x'.repeat(300)])('returns 404 for the setting %j', async (name) => {
    expect(await read(name)).toMatchObject(refusal('not_found'));
  });
});

describe('POST /api/settings', () => {
  const save = (json: unknown) => call('saveSetting', { cookie, json });

  afterAll(unset);

  it('turns maintenance on and off repeatedly', async () => {
    for (const value of ['true', 'true', 'false']) {
      const { status, body } = await save({ key, value });
      expect([status, body]).toEqual([200, { key, value, updatedAt: expect.any(String) }]);
      expect(Math.abs(Date.now() - Date.parse(body.updatedAt))).toBeLessThan(10_000);
      expect((await call('getSetting', { parameters: { key } })).body).toEqual(body);
    }
  });

  it.each([
    [{ key, value: true }, ['value']],
    [{ key: 'maintenance_until', value: 'domani' }, ['value']],
    [{ key: 'maintenance_until', value: '2026-11-32T18:30:00Z' }, ['value']],
    [{ key }, ['value']],
    [{ key: 'maintenance_from', value: 'domani' }, ['value']],
    [{ key: 'maintenance_note_en', value: 'x'.repeat(301) }, ['value']],
    [{ key: 'maintenance_note_en', value: 'a\ud83d' }, ['value']],
    [{ key: 'theme', value: 'true' }, ['key']],
    [{ key, value: 'true', updatedAt: 'x' }, ['updatedAt']],
  ])('refuses %j and names %j', async (json, paths) => {
    expect(await save(json)).toMatchObject(invalid(...paths));
  });
});

it('a note is stored without control characters', async () => {
  const note = { key: 'maintenance_note_it', value: 'Torniamo\u0000 alle\u202e 18\u000bCiao' };
  const { body } = await call('saveSetting', { cookie, json: note });
  expect(body.value).toBe('Torniamo alle 18\nCiao');
  await deleteItem({ pk: 'SETTING', sk: note.key });
});

describe('PUT /api/admin/reply-templates', () => {
  const template = { title: 'Assistenza', text: 'Buongiorno,\nci serve il codice.' };
  const save = (json: unknown) => call('saveReplyTemplates', { cookie, json });

  afterAll(() => deleteItem({ pk: 'REPLY_TEMPLATES', sk: 'all' }));

  it('saves three templates, which are then returned', async () => {
    expect((await call('getReplyTemplates', { cookie })).body.templates).toHaveLength(3);
    const json = { templates: [template, { ...template, title: 'Altro' }, template] };
    expect(await save(json)).toMatchObject({ status: 200, body: json });
    expect((await call('getReplyTemplates', { cookie })).body).toEqual(json);
  });

  it.each([
    [{ templates: [template] }, 'templates'],
    [{ templates: [template, template, { ...template, text: ' ' }] }, 'templates.2.text'],
    [{}, 'templates'],
  ])('refuses %j', async (json, path) => expect(await save(json)).toMatchObject(invalid(path)));
});

describe('GET /api/admin/usage', () => {
  const at = '2026-11-22T05:30:00.000Z';
  const cost = { amount: 3.42, currency: 'USD', at };
  const items = [
    { pk: 'USAGE', sk: 'archive', at },
    { pk: 'USAGE', sk: 'restorable', at },
    { pk: 'USAGE', sk: 'cost', ...cost },
  ];

  beforeAll(() => Promise.all(items.map(putItem)));
  afterAll(() => Promise.all(items.map(deleteItem)));

  it('returns the last measurement, with no cost if the owner hosts the site', async () => {
    const { status, body, headers } = await call('getSiteUsage', { cookie });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(['aws', 'own']).toContain(body.hosting);
    expect(body).toMatchObject({ backup: { at }, cost: body.hosting === 'own' ? null : cost });
    expect(body).toHaveProperty('storage');
  });
});

it('GET /api/health reports that the site works and its release, uncached', async () => {
  const { status, headers, body } = await call('getHealth');
  // Somebody may commit during the tests.
  const recent = execFileSync('git', ['log', '-20', '--format=%H'], { encoding: 'utf8' }).trim().split('\n');
  const commits = process.env.SITE_COMMIT ? [process.env.SITE_COMMIT] : recent;
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  // A tree with uncommitted changes has a suffix.
  expect(body).toEqual({
    status: 'ok',
    commit: expect.stringMatching(`^(${commits.join('|')})(-dirty)?$`),
    releasedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});
