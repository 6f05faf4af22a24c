import type { Contact } from '@rombo/shared/contact';
import { CONTACT_MONTHS } from '@rombo/shared/retention';
import type { EveryField } from './every-field.ts';
import { keys, partitions } from './keys.ts';
import { deleteIf, getItem, type Item, putIfAbsent, queryPage } from './table.ts';

/** Messages on a page of the inbox. */
export const CONTACTS_PER_PAGE = 100;

/** Lists a page of messages, newest first: an id is a UUIDv7, whose order is that of time. `next` is the cursor of the following page. */
export async function listContacts(cursor: string | null): Promise<{ contacts: Contact[]; next: string | null }> {
  const { items, next } = await queryPage({
    pk: partitions.contacts,
    limit: CONTACTS_PER_PAGE,
    newestFirst: true,
    ...(cursor && { from: { ...keys.contact(cursor) } }),
  });
  return { contacts: items.map(fromItem), next: next ? String(next.sk) : null };
}

/** Reads one message. */
export async function getContact(id: string): Promise<Contact | undefined> {
  const item = await getItem(keys.contact(id));
  return item && fromItem(item);
}

/** Stores a new message until its time is over; false when its id is taken. */
export const insertContact = (contact: Contact): Promise<boolean> => putIfAbsent(toItem(contact));

/** Deletes a message; false when there is none. */
export async function deleteContact(id: string): Promise<boolean> {
  const deleted = await deleteIf(keys.contact(id), { expression: 'attribute_exists(pk)' });
  return deleted !== undefined;
}

const expiry = (createdAt: string): number => {
  const end = new Date(createdAt);
  end.setUTCMonth(end.getUTCMonth() + CONTACT_MONTHS);
  return Math.floor(end.getTime() / 1000);
};

const toItem = (contact: Contact): Item => ({
  ...keys.contact(contact.id),
  ...contact,
  ttl: expiry(contact.createdAt),
});

const fromItem = (item: Item): Contact => {
  const stored = item as Item & Contact;
  return {
    id: stored.id,
    firstName: stored.firstName,
    lastName: stored.lastName,
    email: stored.email,
    phone: stored.phone,
    subject: stored.subject,
    message: stored.message,
    createdAt: stored.createdAt,
    // Messages that were stored before say nothing of it.
    consentAt: stored.consentAt ?? null,
    privacyVersion: stored.privacyVersion ?? null,
  } satisfies EveryField<Contact>;
};
