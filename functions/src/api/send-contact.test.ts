import { CONTACTS_PER_HOUR, type Contact } from '@rombo/shared/collections/contact';
import { afterAll, describe, expect, it } from 'vitest';
import { deleteProduct, newProduct, saveProduct } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItems, itemsUnder } from '../../test/table.ts';
import { withinOneWindow } from '../../test/throttles.ts';

const message = {
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.org',
  subject: 'Informazioni Prodotti',
  message: 'Buongiorno,\nche candela consigliate per il 21 da pista?',
};
const post = (changes: object = {}, headers: Record<string, string> = {}) =>
  call('sendContact', { json: { ...message, ...changes }, headers });
const inbox = async (): Promise<Contact[]> =>
  (await call('listContacts', { cookie })).body.filter(({ lastName }: Contact) => lastName.startsWith('Rossi'));

describe('POST /api/contact', () => {
  afterAll(async () => {
    for (const { id } of await inbox()) await call('deleteContact', { cookie, parameters: { id } });
  });

  it('stores a message and returns only its id', async () => {
    const { status, headers, body } = await post({ lastName: ' Rossi uno ', phone: '', language: 'en' });
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await inbox()).toEqual([
      {
        ...message,
        lastName: 'Rossi uno',
        phone: null,
        id: body.id,
        createdAt: expect.any(String),
        consentAt: null,
        privacyVersion: null,
        productId: null,
        language: 'en',
        status: 'new',
        spamReason: null,
        note: null,
      },
    ]);
  });

  it('stores the consent with its time and notice version, and email addresses as typed', async () => {
    const consent = { consent: true, privacyVersion: '2026-11-22' };
    const email = "o'brien+corse@müller.example";
    const { body } = await post({ lastName: 'Rossi consenso', email, ...consent });
    const stored = (await inbox()).find(({ id }) => id === body.id);
    expect(stored).toMatchObject({ email, privacyVersion: '2026-11-22', consentAt: stored?.createdAt });
  });

  it('answers a bot that fills the honeypot like anybody, and stores its message as spam', async () => {
    const { status, body } = await post({ lastName: 'Rossi robot', website: 'https://spam.example '.repeat(50) });
    expect([status, Object.keys(body), body.id]).toEqual([201, ['id'], expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect((await inbox()).filter(({ lastName }) => lastName === 'Rossi robot')).toEqual([]);
    const spam: Contact[] = (await call('listContacts', { cookie, query: { status: 'spam' } })).body;
    expect(spam.find(({ id }) => id === body.id)).toMatchObject({ status: 'spam', spamReason: 'honeypot' });
    await call('deleteContact', { cookie, parameters: { id: body.id } });
  });

  it('keeps the product that a message is about, and drops an unknown one', async () => {
    const product = await newProduct(cookie);
    const about = async (productId: string) => {
      const { body } = await post({ lastName: 'Rossi prodotto', productId });
      return (await inbox()).find(({ id }) => id === body.id)?.productId;
    };
    expect(await about(product.id)).toBe(product.id);
    await saveProduct(product.id, { status: 'hidden' });
    expect(await about(product.id)).toBeNull();
    await deleteProduct(product.id);
    for (const unknown of [product.id, 'x', '', 'x'.repeat(101)]) expect(await about(unknown)).toBeNull();
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ email: 'ada@example.org\r\nBcc: tutti@example.org' }, 'email'],
    [{ status: 'read' }, 'status'],
  ])('refuses %j and names %s', async (changes, path) => {
    const { status, body } = await post(changes);
    expect([status, body.code, [...new Set(body.issues.map((issue: { path: string }) => issue.path))]]).toEqual([
      422,
      'invalid_input',
      [path],
    ]);
  });

  // Last, because this address is rate limited for the rest of the hour.
  it(`stores ${CONTACTS_PER_HOUR} messages an hour from one address, then says when to retry`, async () => {
    await withinOneWindow(3600, 30);
    await deleteItems(await itemsUnder('THROTTLE#contact'));
    // Spam counts like any message, but is not in the inbox.
    const sent = [(await post({ lastName: 'Rossi robot', website: 'https://spam.example' })).status];
    for (let at = 1; at <= CONTACTS_PER_HOUR; at++) sent.push((await post({ lastName: `Rossi ${at}` })).status);
    expect(sent).toEqual([...Array(CONTACTS_PER_HOUR).fill(201), 429]);
    const { headers, ...late } = await post();
    expect(late).toMatchObject(refusal('too_many_requests'));
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    const numbered = (await inbox()).filter(({ lastName }) => /^Rossi \d+$/.test(lastName));
    expect(numbered).toHaveLength(CONTACTS_PER_HOUR - 1);
  });
});
