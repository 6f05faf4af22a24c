import { Contact } from '@rombo/shared/contact';
import { CONTACT_MONTHS } from '@rombo/shared/retention';
import * as v from 'valibot';
import { expiryOf } from './expiry.ts';
import { keys, partitions } from './keys.ts';
import { parseRow, parseRows } from './rows.ts';
import { deleteIf, getItem, type Item, putIfAbsent, queryNewest } from './table.ts';

/** A message as it is stored; those of older versions say nothing of the consent. */
const Row = v.object({
  ...Contact.entries,
  consentAt: v.optional(Contact.entries.consentAt, null),
  privacyVersion: v.optional(Contact.entries.privacyVersion, null),
});

/** Messages on a page of the inbox. */
export const CONTACTS_PER_PAGE = 100;

/** Lists a page of messages, newest first: an id is a UUIDv7, whose order is that of time. `next` is the cursor of the following page. */
export async function listContacts(cursor: string | null): Promise<{ contacts: Contact[]; next: string | null }> {
  const { items, next } = await queryNewest(partitions.contacts, cursor, CONTACTS_PER_PAGE);
  return { contacts: parseRows(Row, items), next };
}

/** Reads one message. */
export async function getContact(id: string): Promise<Contact | undefined> {
  const item = await getItem(keys.contact(id));
  return item && parseRow(Row, item);
}

/** Stores a new message until its time is over; false when its id is taken. */
export const insertContact = (contact: Contact): Promise<boolean> => putIfAbsent(toItem(contact));

/** Deletes a message; false when there is none. */
export async function deleteContact(id: string): Promise<boolean> {
  const deleted = await deleteIf(keys.contact(id), { expression: 'attribute_exists(pk)' });
  return deleted !== undefined;
}

const toItem = (contact: Contact): Item => ({
  ...keys.contact(contact.id),
  ...contact,
  ttl: expiryOf(contact.createdAt, CONTACT_MONTHS),
});
