import type { Contact } from '@rombo/shared/collections/contact';
import { describe, expect, it, test } from 'vitest';
import { type Filter, findMessages, inboxAddress, messageAddress } from './folders.ts';

const message = (id: string, fields: Partial<Contact> = {}): Contact => ({
  id,
  firstName: 'Nicolò',
  lastName: 'Bonetti',
  email: 'n@example.org',
  phone: null,
  subject: 'Altro',
  message: 'Quale candela?',
  createdAt: '2025-09-20T12:30:00.000Z',
  consentAt: null,
  privacyVersion: null,
  productId: null,
  language: null,
  status: 'read',
  spamReason: null,
  note: null,
  ...fields,
});
const ids = (messages: readonly Contact[]) => messages.map(({ id }) => id);

describe('findMessages', () => {
  const all = [message('3', { status: 'new' }), message('2'), message('1', { status: 'answered', note: 'Listino' })];
  const find = (filter: Filter, query = '') => ids(findMessages(all, { filter, query }));

  it('finds every word in any field, ignoring accents and case', () => {
    expect(find('inbox', 'NICOLO  candela')).toEqual(['3', '2', '1']);
    expect(find('inbox', 'listino')).toEqual(['1']);
    expect(find('inbox', 'candela telaio')).toEqual([]);
  });

  it('filters by status', () => {
    expect(find('new')).toEqual(['3']);
    expect(find('answered')).toEqual(['1']);
  });
});

test('an inbox search is stored in the address', () => {
  const search = { query: 'listino', filter: 'answered' } as const;
  expect(inboxAddress.write(search)).toBe('?q=listino&stato=answered');
  expect(inboxAddress.read('?q=listino&stato=answered')).toEqual(search);
  expect(inboxAddress.read('?stato=perso')).toEqual({ query: '', filter: 'inbox' });
});

test('the address of a message names its list', () => {
  const addressOf = (status: Contact['status']) => messageAddress({ id: 'a1', status } as Contact);
  expect(addressOf('read')).toBe('/admin/messaggi/a1');
  expect(addressOf('spam')).toBe('/admin/messaggi/a1?stato=spam');
});
