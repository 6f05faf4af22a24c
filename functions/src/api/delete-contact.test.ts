import { randomUUID } from 'node:crypto';
import type { Contact } from '@rombo/shared/contact';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { putItem } from '../../test/table.ts';

const remove = (id: string, session: string | undefined = cookie) =>
  call('deleteContact', { parameters: { id }, headers: session ? { cookie: session } : {} });
const isListed = async (id: string) =>
  (await call('listContacts', { cookie })).body.some((contact: Contact) => contact.id === id);

async function stored(): Promise<string> {
  const id = `0ffe0000-0000-7abc-8def-${randomUUID().slice(-12)}`;
  const text = { firstName: 'Da', lastName: 'Eliminare', email: 'd@example.org', subject: 'Altro', message: 'Ciao' };
  await putItem({ pk: 'CONTACT', sk: id, id, ...text, phone: null, createdAt: '2025-01-01T00:00:00.000Z' });
  return id;
}

describe('DELETE /api/admin/contacts/{id}', () => {
  it('deletes a message, once', async () => {
    const id = await stored();
    expect(await isListed(id)).toBe(true);
    expect(await remove(id)).toMatchObject({ status: 204, body: undefined });
    expect(await isListed(id)).toBe(false);
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });

  it('is for the administrator', async () => {
    const id = await stored();
    expect(await remove(id, '')).toMatchObject(refusal('unauthenticated'));
    expect(await isListed(id)).toBe(true);
    await remove(id);
  });

  it.each([randomUUID(), 'x'.repeat(1500), 'a/b', '..', '🔥'])('knows no message %j', async (id) => {
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });
});
