import { Contact } from '@rombo/shared/collections/contact';
import type { ContactChange, ContactStatus } from '@rombo/shared/collections/contact-status';
import { CONTACT_MONTHS } from '@rombo/shared/contract/limits';
import * as v from 'valibot';
import { extendDeadline } from '../deadline.ts';
import { expiryOf } from './expiry.ts';
import { keys, partitions } from './keys.ts';
import { getRow, parseRow, parseRows } from './rows.ts';
import { deleteIf, type Item, nowInSeconds, putIfAbsent, queryAll, queryNewest, updateAndGet } from './table.ts';

/** A message as it is stored; those of older versions say nothing of the consent, and were read where they were listed. */
const Row = v.object({
  ...Contact.entries,
  consentAt: v.optional(Contact.entries.consentAt, null),
  privacyVersion: v.optional(Contact.entries.privacyVersion, null),
  productId: v.optional(Contact.entries.productId, null),
  status: v.optional(Contact.entries.status, 'read'),
  spamReason: v.optional(Contact.entries.spamReason, null),
  note: v.optional(Contact.entries.note, null),
});

/** Messages on a page of the inbox. */
export const CONTACTS_PER_PAGE = 100;

/** A page with fewer messages is filled up from the following ones: most of them have another status. */
const FEW = CONTACTS_PER_PAGE / 2;

/**
 * Lists a page of messages of these statuses, newest first: an id is a UUIDv7, whose order is that of time. `next` is the cursor of the
 * following page.
 */
export async function listContacts(
  cursor: string | null,
  statuses?: readonly ContactStatus[],
): Promise<{ contacts: Contact[]; next: string | null }> {
  const contacts: Contact[] = [];
  let next = cursor;
  do {
    if (next !== cursor) extendDeadline();
    const page = await queryNewest(partitions.contacts, next, CONTACTS_PER_PAGE - contacts.length);
    const read = parseRows(Row, page.items);
    contacts.push(...read.filter(({ status }) => statuses?.includes(status) ?? true));
    next = page.next;
  } while (statuses && next !== null && contacts.length < FEW);
  return { contacts, next };
}

/** Lists every message, newest first. */
export async function listAllContacts(): Promise<Contact[]> {
  return parseRows(Row, await queryAll(partitions.contacts)).reverse();
}

/** Reads one message. */
export const getContact = (id: string): Promise<Contact | undefined> => getRow(Row, keys.contact(id));

/** Stores a new message until its time is over; false when its id is taken. */
export const insertContact = (contact: Contact): Promise<boolean> => putIfAbsent(toItem(contact));

/** Changes the status of a message, or its note, and gives it back; undefined when there is none. */
export async function updateContact(id: string, { status, ...change }: ContactChange): Promise<Contact | undefined> {
  const values = {
    ...(status && { ':status': status }),
    ...('note' in change && { ':note': change.note ?? null }),
  };
  const names = Object.keys(values).map((value) => value.slice(1));
  if (names.length === 0) return getContact(id);
  const item = await updateAndGet(keys.contact(id), `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`, {
    expression: 'attribute_exists(pk) AND (attribute_not_exists(#ttl) OR #ttl > :now)',
    names: { '#ttl': 'ttl', ...Object.fromEntries(names.map((name) => [`#${name}`, name])) },
    values: { ':now': nowInSeconds(), ...values },
  });
  return item && parseRow(Row, item);
}

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
