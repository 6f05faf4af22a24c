import type { PublicProfile } from '@rombo/shared/collections/company-profile';
import { expect, it } from 'vitest';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie, site } from '../../test/site.ts';
import { deleteItem, putItem } from '../../test/table.ts';

const monday = { days: [1], from: '08:30', to: '12:30' };
const profile = {
  announcement: { it: 'Nuovo listino', en: 'New price list', link: '/prodotti?category=motori#griglia' },
  hours: [monday, { days: [1, 2], from: '14:00', to: '18:00' }],
  closed: [{ from: '2026-12-24', to: '2026-12-24' }],
  phone: '+39 030 123456',
  whatsapp: '+39 333 1234567',
  email: 'negozio@rombo.example',
  answerDays: 2,
  visits: 'Via dei Collaudi 4\n25010 Montirone',
  social: [{ name: 'Instagram', url: 'https://instagram.example/rombo' }],
};
const blank = { announcement: {}, hours: [], closed: [], social: [], answerDays: null };
const nothing = { ...blank, phone: '', whatsapp: ' ', email: '', visits: '' };

const read = async (): Promise<PublicProfile> => (await call('getCompany')).body;
const save = (json: object, ifMatch?: string) =>
  call('updateCompany', { cookie, json, ...(ifMatch && { headers: { 'if-match': ifMatch } }) });

it('GET /api/company returns an empty profile in version 1 before the first save, which is conditional on it', async () => {
  expect(await read()).toEqual({ id: 'company', version: 1 });
  expect(await save({ phone: '030 123456' }, '"2"')).toMatchObject(refusal('conflict'));
  const answers = await Promise.all([save(profile, '"1"'), save(profile, '"1"')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body, headers } = await call('getCompany');
  expect(body).toEqual({ ...profile, id: 'company', version: 2 });
  expect(headers.get('cache-control')).toContain('s-maxage');
});

it('PUT /api/admin/company keeps omitted fields, and removes blank ones', async () => {
  await save(profile);
  const { version } = await read();
  expect((await save({ answerDays: 3 }, `"${version}"`)).body).toMatchObject({ ...profile, answerDays: 3 });
  expect(await save({ answerDays: 4 }, `"${version}"`)).toMatchObject(refusal('conflict'));
  await save(nothing);
  expect(await read()).toEqual({ id: 'company', version: version + 2 });
});

it.each([
  ['phone', { phone: 'chiamaci' }],
  ['phone', { phone: '1'.repeat(41) }],
  ['whatsapp', { whatsapp: '333 1234567' }],
  ['email', { email: 'negozio@' }],
  ['hours', { hours: {} }],
  ['hours', { hours: ['09:00', '11:00', '13:00'].map((from) => ({ days: [7], from, to: from.replace(':0', ':3') })) }],
  ['hours.0.days', { hours: [{ ...monday, days: [] }] }],
  ['hours.0.days.0', { hours: [{ ...monday, days: [0] }] }],
  ['hours.0.from', { hours: [{ ...monday, from: '0:30' }] }],
  ['hours.0.to', { hours: [{ ...monday, to: '24:00' }] }],
  ['hours.0.to', { hours: [{ ...monday, to: '08:30' }] }],
  ['hours.1.from', { hours: [monday, { days: [2, 1], from: '12:29', to: '18:00' }] }],
  ['closed.0.to', { closed: [{ from: '2026-08-20', to: '2026-08-10' }] }],
  ['closed.0.from', { closed: [{ from: '2026-02-30', to: '2026-03-01' }] }],
  ['closed', { closed: Array(21).fill({ from: '2026-08-10', to: '2026-08-20' }) }],
  ['answerDays', { answerDays: 15 }],
  ['answerDays', { answerDays: 1.5 }],
  ['visits', { visits: 'x'.repeat(201) }],
  ['social.0.url', { social: [{ name: 'Instagram', url: 'http://instagram.example' }] }],
  ['social.0.url', { social: [{ name: 'Instagram', url: 'javascript:alert(1)//a.b' }] }],
  ['social.0.url', { social: [{ name: 'Instagram', url: 'https://rombo@altrove.example' }] }],
  ['social.0.url', { social: [{ name: 'Instagram', url: 'https://instagram.com@altrove.example/' }] }],
  ['social.0.url', { social: [{ name: 'Instagram', url: 'https://instagram.com:x@altrove.example/' }] }],
  ['announcement.it', { announcement: { it: 'x'.repeat(161) } }],
  ['announcement.link', { announcement: { it: 'x', link: 'https://altrove.example' } }],
  ['announcement.link', { announcement: { it: 'x', link: '//altrove.example' } }],
  ['announcement.link', { announcement: { it: 'x', link: '/\\altrove.example' } }],
  ['announcement.de', { announcement: { de: 'x' } }],
  ['legalName', { legalName: 'Altri S.r.l.' }],
])('PUT /api/admin/company refuses an invalid %s (%#)', async (path, json) => {
  expect(await save(json)).toMatchObject(invalid(path));
});

it('has versions, the first one empty, which are restored as newer ones', async () => {
  await save(nothing);
  const { body } = await save({ phone: '030 123456', social: profile.social });
  const versions = await call('listCompanyVersions', { cookie });
  const made = { version: body.version, at: expect.any(String), by: site.username };
  expect(versions.body[0]).toEqual({ ...made, changes: ['phone', 'social'], content: body });
  const restore = (version: string, ifMatch: string) =>
    call('restoreCompanyVersion', { cookie, parameters: { version }, headers: { 'if-match': ifMatch } });
  expect(await restore('1', '"1"')).toMatchObject(refusal('conflict'));
  const restored = await restore('1', `"${body.version}"`);
  expect([restored.status, await read()]).toEqual([200, { id: 'company', version: body.version + 1 }]);
  expect(await restore('1e0', `"${body.version + 1}"`)).toMatchObject(invalid('version'));
  expect(await restore('9999', `"${body.version + 1}"`)).toMatchObject(invalid('version'));
  const former = { pk: 'SETTING_VERSION', sk: 'company#000009998', item: 'unreadable' };
  await putItem(former);
  expect(await restore('9998', `"${body.version + 1}"`)).toMatchObject(invalid('version'));
  await deleteItem(former);
});
