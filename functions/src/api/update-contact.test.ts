import { randomUUID } from 'node:crypto';
import { contactStatuses } from '@rombo/shared/collections/contact-status';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storeMessage } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { readItem } from '../../test/table.ts';

const change = (id: string, json: unknown, session: string | undefined = cookie) =>
  call('updateContact', { parameters: { id }, json, headers: session ? { cookie: session } : {} });

async function newMessage(changes: object = {}): Promise<string> {
  const id = await storeMessage({ lastName: 'Stato', ...changes });
  onTestFinished(async () => void (await call('deleteContact', { cookie, parameters: { id } })));
  return id;
}

describe('PATCH /api/admin/contacts/{id}', () => {
  it('gives a message each status, and keeps its other fields', async () => {
    const id = await newMessage({ ttl: 4_000_000_000 });
    for (const status of contactStatuses) {
      const { status: code, headers, body } = await change(id, { status });
      expect([code, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body).toMatchObject({ id, lastName: 'Stato', message: 'Ciao', status, note: null });
    }
    expect((await readItem({ pk: 'CONTACT', sk: id })).ttl).toBe(4_000_000_000);
  });

  it('writes a note, keeps it where nothing is said of it, and removes it where it is blank', async () => {
    const id = await newMessage();
    expect((await change(id, { note: ' Spedito il listino\n' })).body.note).toBe('Spedito il listino');
    expect((await change(id, { status: 'answered' })).body).toMatchObject({
      note: 'Spedito il listino',
      status: 'answered',
    });
    expect((await change(id, {})).body).toMatchObject({ note: 'Spedito il listino', status: 'answered' });
    expect((await change(id, { note: ' ' })).body.note).toBeNull();
  });

  it.each([
    [{ status: 'done' }, 'status'],
    [{ status: null }, 'status'],
    [{ note: 'x'.repeat(2001) }, 'note'],
    [{ note: 1 }, 'note'],
    [{ message: 'x' }, 'message'],
  ])('refuses %j', async (json, path) => {
    expect(await change(await newMessage(), json)).toMatchObject(refusal('invalid_input', path));
  });

  it('knows no message that there is not, and none whose time is over', async () => {
    expect(await change(randomUUID(), { status: 'read' })).toMatchObject(refusal('not_found'));
    expect(await change(await newMessage({ ttl: 1 }), { status: 'read' })).toMatchObject(refusal('not_found'));
  });

  it('is for the administrator', async () => {
    expect(await change(await newMessage(), { status: 'read' }, '')).toMatchObject(refusal('unauthenticated'));
  });
});
