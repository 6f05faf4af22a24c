import type { Contact } from '@rombo/shared/collections/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, send } from '../../test/site.ts';
import { deleteItems, putItems } from '../../test/table.ts';

const DAY = 24 * 60 * 60;
const now = Math.floor(Date.now() / 1000);

/** A stored message; the later `at`, the newer. Its id is a UUIDv7 of the future, so that it stands before what other tests leave. */
const item = (at: number, ttl: number) => {
  const id = `0fff0000-${String(at).padStart(4, '0')}-7abc-8def-0123456789ab`;
  const createdAt = new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString();
  const text = {
    firstName: 'Mille',
    lastName: `Messaggi ${at}`,
    email: 'm@example.org',
    subject: 'Altro',
    message: 'Ciao',
  };
  return { pk: 'CONTACT', sk: id, id, ...text, phone: null, createdAt, ttl, writeToken: 'x' };
};
const kept = Array.from({ length: 250 }, (_, at) => item(at, now + DAY));
const expired = [item(300, now - 1), item(301, now - DAY), item(302, now - 365 * DAY)];
const ids = kept.map(({ id }) => id).reverse();

const read = (cursor?: string) => call('listContacts', { cookie, ...(cursor !== undefined && { query: { cursor } }) });

describe('GET /api/admin/contacts', () => {
  beforeAll(() => putItems([...kept, ...expired]));
  afterAll(() => deleteItems([...kept, ...expired]));

  it('lists messages newest first, with the fields of the contract and no others', async () => {
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body[0]).toEqual({
      id: ids[0],
      firstName: 'Mille',
      lastName: 'Messaggi 249',
      email: 'm@example.org',
      phone: null,
      subject: 'Altro',
      message: 'Ciao',
      createdAt: '2025-01-01T04:09:00.000Z',
      consentAt: null,
      privacyVersion: null,
      productId: null,
      status: 'read',
      spamReason: null,
      note: null,
    });
  });

  it('gives a hundred at a time, and the way to the following page', async () => {
    const found: Contact[] = [];
    let next = '/api/admin/contacts';
    let pages = 0;
    while (next) {
      const response = await send(next, { headers: { cookie } });
      const page = (await response.json()) as Contact[];
      expect(page.length).toBeLessThanOrEqual(100);
      found.push(...page);
      next =
        /^<(\/api\/admin\/contacts\?cursor=[0-9a-f-]{36})>; rel="next"$/.exec(
          response.headers.get('link') ?? '',
        )?.[1] ?? '';
      pages++;
    }
    expect(found.slice(0, 250).map(({ id }) => id)).toEqual(ids);
    expect(pages).toBe(Math.ceil((found.length + expired.length) / 100));
  });

  it('hides messages whose time is over, though they are still stored', async () => {
    const { body } = await read();
    expect(body.map(({ lastName }: Contact) => lastName)).not.toContain('Messaggi 302');
    expect(body).toHaveLength(97);
  });

  it('goes on after a message that was deleted meanwhile', async () => {
    const { body } = await read('0fff0000-0100-7abc-8def-0123456789ff');
    expect(body[0].id).toBe(ids[149]);
  });

  it('leaves out archived messages and spam but where they are asked for, page by page', async () => {
    const unlistedStatuses = kept.slice(0, 245).map((message) => ({ ...message, status: 'archived' }));
    await putItems(unlistedStatuses);
    const { headers, body } = await read();
    expect(body.map(({ id }: Contact) => id).slice(0, 6)).toEqual(expect.arrayContaining(ids.slice(0, 5)));
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

  it.each(['', 'x', 'spam,archived'])('refuses the status %j', async (status) => {
    expect(await call('listContacts', { cookie, query: { status } })).toMatchObject(refusal('bad_request', 'status'));
  });

  it.each(['', 'x', '../..', '0fff0000', "'; DROP TABLE", 'x'.repeat(3000)])(
    'refuses the cursor %j',
    async (cursor) => {
      expect(await read(cursor)).toMatchObject(refusal('bad_request', 'cursor'));
    },
  );

  it('is for the administrator', async () => {
    expect(await call('listContacts')).toMatchObject(refusal('unauthenticated'));
  });
});
