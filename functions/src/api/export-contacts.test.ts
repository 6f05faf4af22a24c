import { expect, it } from 'vitest';
import { storeMessage } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

it('GET /api/admin/contacts.csv gives all messages as a table without formulas, spam too', async () => {
  const id = await storeMessage({ lastName: '=1+1', phone: '+39 030', message: 'due\n"righe"', status: 'spam' });
  const { status, headers, body } = await call('exportContacts', { cookie });
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="messaggi-\d{4}-\d\d-\d\d\.csv"$/);
  expect(body).toMatch(/^\ufeff?"id","firstName","lastName","email","phone"/);
  expect(body).toContain(`"${id}","Da","'=1+1","d@example.org","'+39 030","Altro","due\n""righe"""`);
  await call('deleteContact', { cookie, parameters: { id } });
});

it('GET /api/admin/contacts.csv is for the administrator', async () => {
  expect(await call('exportContacts')).toMatchObject(refusal('unauthenticated'));
});
