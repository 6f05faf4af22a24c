import { randomUUID } from 'node:crypto';
import type { Contact } from '@rombo/shared/collections/contact';
import { describe, expect, it } from 'vitest';
import { storeMessage } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const remove = (id: string, session: string | undefined = cookie) =>
  call('deleteContact', { parameters: { id }, headers: session ? { cookie: session } : {} });
const isListed = async (id: string) =>
  (await call('listContacts', { cookie })).body.some((contact: Contact) => contact.id === id);

describe('DELETE /api/admin/contacts/{id}', () => {
  it('deletes a message, once', async () => {
    const id = await storeMessage();
    expect(await isListed(id)).toBe(true);
    expect(await remove(id)).toMatchObject({ status: 204, body: undefined });
    expect(await isListed(id)).toBe(false);
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });

  it('is for the administrator', async () => {
    const id = await storeMessage();
    expect(await remove(id, '')).toMatchObject(refusal('unauthenticated'));
    expect(await isListed(id)).toBe(true);
    await remove(id);
  });

  it.each([randomUUID(), 'x'.repeat(1500), 'a/b', '..', '🔥'])('knows no message %j', async (id) => {
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });
});
