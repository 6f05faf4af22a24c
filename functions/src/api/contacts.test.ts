import { randomUUID } from 'node:crypto';
import type { Contact } from '@rombo/shared/collections/contact';
import { contactStatuses } from '@rombo/shared/collections/contact-status';
import type { Activity } from '@rombo/shared/contract/activity';
import type { TrashedItem } from '@rombo/shared/contract/trash';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { storeMessage } from '../../test/entities.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie, send } from '../../test/site.ts';
import { deleteItems, itemsUnder, putItems, readItem } from '../../test/table.ts';

describe('GET /api/admin/contacts', () => {
  const DAY = 24 * 60 * 60;
  const now = Math.floor(Date.now() / 1000);

  /** A stored message; a larger `at` is newer. Its id is a UUIDv7 in the future, so that it sorts before messages of other tests. */
  const item = (at: number, ttl: number) => {
    const id = `0fff0000-${String(at).padStart(4, '0')}-7abc-8def-0123456789ab`;
    const createdAt = new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString();
    const who = { firstName: 'Mille', lastName: `Messaggi ${at}`, email: 'm@example.org', phone: null };
    const text = { subject: 'Altro', message: 'Ciao', createdAt };
    return { pk: 'CONTACT', sk: id, id, ...who, ...text, ttl, writeToken: 'x' };
  };
  const kept = Array.from({ length: 150 }, (_, at) => item(at, now + DAY));
  const expired = [item(300, now - 1), item(301, now - DAY), item(302, now - 365 * DAY)];
  const ids = kept.map(({ id }) => id).reverse();

  const read = (cursor?: string) =>
    call('listContacts', { cookie, ...(cursor !== undefined && { query: { cursor } }) });

  beforeAll(() => putItems([...kept, ...expired]));
  afterAll(() => deleteItems([...kept, ...expired]));

  it('lists messages newest first, with the fields of the contract and no others', async () => {
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body[0]).toEqual({
      id: ids[0],
      firstName: 'Mille',
      lastName: 'Messaggi 149',
      email: 'm@example.org',
      phone: null,
      subject: 'Altro',
      message: 'Ciao',
      createdAt: '2025-01-01T02:29:00.000Z',
      consentAt: null,
      privacyVersion: null,
      productId: null,
      language: null,
      status: 'read',
      spamReason: null,
      note: null,
    });
  });

  it('returns a hundred per page, and a link to the next page', async () => {
    const found: Contact[] = [];
    const NEXT = /^<(\/api\/admin\/contacts\?cursor=[0-9a-f-]{36})>; rel="next"$/;
    let pages = 0;
    for (let next = '/api/admin/contacts'; next; pages++) {
      const response = await send(next, { headers: { cookie } });
      const page = (await response.json()) as Contact[];
      expect(page.length).toBeLessThanOrEqual(100);
      found.push(...page);
      next = NEXT.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(found.slice(0, 150).map(({ id }) => id)).toEqual(ids);
    expect(pages).toBe(Math.ceil((found.length + expired.length) / 100));
  });

  it('omits archived messages and spam unless requested, page by page', async () => {
    const unlistedStatuses = kept.slice(1, 145).map((message) => ({ ...message, status: 'archived' }));
    await putItems(unlistedStatuses);
    const { headers, body } = await read();
    // The oldest is on a page that the first one is filled from.
    expect(body.map(({ id }: Contact) => id)).toEqual(expect.arrayContaining([...ids.slice(0, 5), ids[149]]));
    expect(body.filter(({ status }: Contact) => status === 'archived')).toEqual([]);
    expect(headers.get('link') ?? '').not.toContain('status');
    const archived = await call('listContacts', { cookie, query: { status: 'archived' } });
    expect(archived.body.map(({ id }: Contact) => id)).toEqual(ids.slice(5, 5 + archived.body.length));
    const [, next = ''] = /^<([^>]+)>/.exec(archived.headers.get('link') ?? '') ?? [];
    expect(next).toContain('status=archived');
    const following = (await (await send(next, { headers: { cookie } })).json()) as Contact[];
    expect(following[0]?.id).toBe(ids[5 + archived.body.length]);
    await putItems(kept);
  });

  it('refuses an unknown status', async () => {
    const query = { status: 'spam,archived' };
    expect(await call('listContacts', { cookie, query })).toMatchObject(refusal('bad_request', 'status'));
  });
});

describe('PATCH /api/admin/contacts/{id}', () => {
  const change = (id: string, json: unknown) => call('updateContact', { cookie, parameters: { id }, json });

  async function newMessage(changes: object = {}): Promise<string> {
    const id = await storeMessage({ lastName: 'Stato', ...changes });
    onTestFinished(async () => void (await call('deleteContact', { cookie, parameters: { id } })));
    return id;
  }

  it('sets each status of a message, and keeps its other fields', async () => {
    const id = await newMessage({ ttl: 4_000_000_000 });
    for (const status of contactStatuses) {
      const { status: code, headers, body } = await change(id, { status });
      expect([code, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body).toMatchObject({ id, lastName: 'Stato', message: 'Ciao', status, note: null });
    }
    expect((await readItem({ pk: 'CONTACT', sk: id })).ttl).toBe(4_000_000_000);
  });

  it('writes a note, keeps it if omitted, and removes it if blank', async () => {
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
    [{ note: 'x'.repeat(2001) }, 'note'],
    [{ message: 'x' }, 'message'],
  ])('refuses %j', async (json, path) => {
    expect(await change(await newMessage(), json)).toMatchObject(invalid(path));
  });

  it('returns 404 for an unknown or expired message', async () => {
    expect(await change(randomUUID(), { status: 'read' })).toMatchObject(refusal('not_found'));
    expect(await change(await newMessage({ ttl: 1 }), { status: 'read' })).toMatchObject(refusal('not_found'));
  });

  it.each([{ status: 'read' }, { note: 'x' }, {}])('keeps an unreadable message, and answers 404: %j', async (json) => {
    const id = await storeMessage({ email: 7 });
    onTestFinished(() => deleteItems([{ pk: 'CONTACT', sk: id }]));
    const before = await readItem({ pk: 'CONTACT', sk: id });
    expect(await change(id, json)).toMatchObject(refusal('not_found'));
    expect(await readItem({ pk: 'CONTACT', sk: id })).toEqual(before);
  });
});

describe('DELETE /api/admin/contacts/{id}', () => {
  const remove = (id: string) => call('deleteContact', { cookie, parameters: { id } });
  const isListed = async (id: string) =>
    (await call('listContacts', { cookie })).body.some((contact: Contact) => contact.id === id);

  const restore = (id: string) => call('restoreFromTrash', { cookie, parameters: { id } });
  const deleteForever = (id: string) => call('deleteFromTrash', { cookie, parameters: { id } });
  const inTrash = async (id: string): Promise<TrashedItem | undefined> =>
    (await call('listTrash', { cookie })).body.find((item: TrashedItem) => item.id === id);

  it('moves a message to the trash once, and restores it unchanged', async () => {
    const id = await storeMessage({ status: 'answered', note: 'Spedito il listino' });
    await call('updateContact', { cookie, parameters: { id }, json: { status: 'read' } });
    const { body: before } = await call('listContacts', { cookie });
    expect(await remove(id)).toMatchObject({ status: 204, body: undefined });
    expect(await isListed(id)).toBe(false);
    expect(await remove(id)).toMatchObject(refusal('not_found'));
    expect(await inTrash(id)).toMatchObject({ kind: 'message', name: 'Da Eliminare' });
    expect((await restore(id)).status).toBe(200);
    expect((await call('listContacts', { cookie })).body).toEqual(before);
    expect(await itemsUnder('CONTACT_VERSION')).toEqual([]);
    expect((await remove(id)).status).toBe(204);
    expect((await deleteForever(id)).status).toBe(204);
    expect([await inTrash(id), (await restore(id)).status]).toEqual([undefined, 404]);
  });

  it('keeps it in the trash only until the message expires, and logs no name', async () => {
    const ttl = Math.floor(Date.now() / 1000) + 24 * 60 * 60;
    const id = await storeMessage({ lastName: 'Scadenza', ttl });
    await remove(id);
    expect((await inTrash(id))?.expiresAt).toBe(new Date(ttl * 1000).toISOString());
    expect((await readItem({ pk: 'TRASH', sk: id })).ttl).toBe(ttl);
    await restore(id);
    expect((await readItem({ pk: 'CONTACT', sk: id })).ttl).toBe(ttl);
    expect((await remove(id)).status).toBe(204);
    await deleteForever(id);
    const log = await call('listActivity', { cookie });
    const actions = log.body.slice(0, 4).map(({ action }: Activity) => action);
    expect(actions.sort()).toEqual(['message_deleted', 'message_deleted', 'trash_deleted', 'trash_restored']);
    expect(JSON.stringify(log.body)).not.toContain('Scadenza');
  });
});

it('GET /api/admin/contacts.csv exports all messages, including spam, newest first, as an Italian table without formulas', async () => {
  const other = await storeMessage({ lastName: 'Altro messaggio' });
  const id = await storeMessage({ lastName: '=1+1', phone: '+39 030', message: 'due\n"righe"', status: 'spam' });
  const read = (query: Record<string, string>) => call('exportContacts', { cookie, query });
  const { status, headers, body } = await read({ separator: ';' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="messaggi-\d{4}-\d\d-\d\d\.csv"$/);
  expect(body).toMatch(/^\ufeff?"Ricevuto";"Stato";"Nome";"Cognome";"E-mail";"Telefono";"Oggetto";"Messaggio"/);
  const row = `"2025-01-01 01:00:00";"Spam";"Da";"'=1+1";"d@example.org";"'+39 030";"Altro";"due\n""righe"""`;
  expect(body).toContain(row);
  expect(body.indexOf(row) < body.indexOf('Altro messaggio')).toBe(id > other);
  expect((await read({})).body).toContain(row.replaceAll(';', ','));
  expect(await read({ separator: '|' })).toMatchObject(refusal('bad_request', 'separator'));
  for (const each of [id, other]) await call('deleteContact', { cookie, parameters: { id: each } });
});
