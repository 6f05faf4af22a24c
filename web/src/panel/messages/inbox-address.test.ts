import type { Contact } from '@rombo/shared/collections/contact';
import { expect, test } from 'vitest';
import { inboxAddress, messageAddress } from './inbox-address.ts';

test('a search of the inbox has an address', () => {
  const search = { query: 'listino', filter: 'answered' } as const;
  expect(inboxAddress.write(search)).toBe('?q=listino&stato=answered');
  expect(inboxAddress.read('?q=listino&stato=answered')).toEqual(search);
  expect(inboxAddress.read('?stato=perso')).toEqual({ query: '', filter: 'inbox' });
});

test('the address of a message names the list that has it', () => {
  const addressOf = (status: Contact['status']) => messageAddress({ id: 'a1', status } as Contact);
  expect(addressOf('read')).toBe('/admin/messaggi/a1');
  expect(addressOf('spam')).toBe('/admin/messaggi/a1?stato=spam');
});
