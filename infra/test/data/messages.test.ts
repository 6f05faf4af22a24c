import { expect, it, test, vi } from 'vitest';
import { emptyTable } from './empty-table.ts';

await emptyTable();
const contacts = await import('../../../functions/src/data/contacts.ts');
const settings = await import('../../../functions/src/data/settings.ts');
const { put } = await import('../../../functions/src/data/table.ts');

const AT = '2026-01-01T00:00:00.000Z';
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const person = { firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.com', phone: null };
const message = (at: number, status: string) => {
  const sent = { subject: 'Candele', message: 'Testo', createdAt: AT, status };
  return put({ pk: 'CONTACT', sk: idOf(at), id: idOf(at), ...person, ...sent });
};
const count = ({ contacts, next }: { contacts: unknown[]; next: string | null }) => [contacts.length, next === null];

it('a page of messages of one status is filled from the following ones', async () => {
  // The newest 60 are read, the 70 before them new.
  await Promise.all(Array.from({ length: 130 }, (_, at) => message(at, at < 70 ? 'new' : 'read')));
  expect(count(await contacts.listContacts(null))).toEqual([100, false]);
  const all = await contacts.listContacts(null, ['new']);
  // 40 of the first hundred, then the rest.
  expect(count(all)).toEqual([70, true]);
  expect(all.contacts[0]).toMatchObject({ id: idOf(69), status: 'new' });
  expect(count(await contacts.listContacts(null, ['new', 'read']))).toEqual([100, false]);
  expect(count(await contacts.listContacts(idOf(40), ['read']))).toEqual([0, true]);
  const ids = (await contacts.listAllContacts()).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().reverse());
  expect(ids).toHaveLength(130);
});

it('a page of messages of a rare status ends after ten reads', async () => {
  await Promise.all(Array.from({ length: 1100 }, (_, at) => message(200 + at, 'read')));
  const page = await contacts.listContacts(null, ['new']);
  expect(count(page)).toEqual([0, false]);
  expect(count(await contacts.listContacts(page.next, ['new']))).toEqual([70, true]);
});

test('measured use is that of AWS, or on the own machine without costs and with its own backups', async () => {
  vi.stubEnv('OWN_MACHINE', '');
  const none = { storage: null, backup: null, cost: null };
  expect(await settings.readUsage()).toEqual({ hosting: 'aws', ...none });
  const storage = { files: 3, bytes: 4, at: AT };
  const cost = { amount: 1.5, currency: 'USD', at: AT };
  const [restorable, archive] = ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'].map((at) => ({ at }));
  if (!restorable || !archive) expect.fail();
  await settings.saveUsage('storage', storage);
  await settings.saveUsage('cost', cost);
  await settings.saveUsage('restorable', restorable);
  await settings.saveUsage('archive', archive);
  expect(await settings.readUsage()).toEqual({ hosting: 'aws', storage, backup: restorable, cost });
  vi.stubEnv('OWN_MACHINE', '1');
  expect(await settings.readUsage()).toEqual({ hosting: 'own', storage, backup: archive, cost: null });
});
