import { Contact, type ContactInput } from '@rombo/shared/collections/contact';
import {
  type ContactChange,
  type ContactStatus,
  MANY_LINKS,
  type SpamReason,
} from '@rombo/shared/collections/contact-status';
import { defaultTemplates, ReplyTemplates } from '@rombo/shared/collections/reply-templates';
import { isPublic } from '@rombo/shared/collections/status';
import { omit } from '@rombo/shared/contract/keys-of';
import { CONTACT_MONTHS } from '@rombo/shared/contract/limits';
import * as v from 'valibot';
import type { Identity } from './idempotency.ts';
import { expiryOf, keys, partitions } from './keys.ts';
import { getRow, parseRow, parseRows } from './rows.ts';
import type { SameFields, Store } from './store.ts';
import { deleteItem, getItem, nowInSeconds, put, putIfAbsent, queryAll, queryNewest, updateAndGet } from './table.ts';

type OwnField =
  | keyof Identity
  | 'consentAt'
  | 'privacyVersion'
  | 'productId'
  | 'language'
  | 'status'
  | 'spamReason'
  | 'note';

const LINK = /\bhttps?:\/\/|\bwww\./gi;

const linksIn = (text: string): number => text.match(LINK)?.length ?? 0;

type SpamFields = Pick<ContactInput, 'firstName' | 'lastName' | 'message' | 'website'>;

function spamReasonOf({ firstName, lastName, message, website }: SpamFields): SpamReason | null {
  if (website) return 'honeypot';
  if (linksIn(`${firstName} ${lastName}`) > 0) return 'link_in_name';
  return linksIn(message) >= MANY_LINKS ? 'many_links' : null;
}

/** Creates a message from its form, with the time of consent. `productId` must be that of an existing product. */
export function contactOf(identity: Identity, input: ContactInput, productId: string | null): Contact {
  const { consent, privacyVersion } = input;
  const fields = omit(input, 'consent', 'privacyVersion', 'website', 'productId', 'language');
  const spamReason = spamReasonOf(input);
  return {
    ...identity,
    ...(fields satisfies SameFields<Omit<Contact, OwnField>, typeof fields>),
    consentAt: consent ? identity.createdAt : null,
    privacyVersion: consent ? (privacyVersion ?? null) : null,
    productId,
    language: input.language ?? null,
    status: spamReason ? 'spam' : 'new',
    spamReason,
    note: null,
  };
}

/** True for a product that visitors see. Reads only its status: the schemas of `products.ts` would slow the cold start. */
export async function hasProduct(id: string): Promise<boolean> {
  const item = await getItem(keys.product(id));
  return item !== undefined && isPublic({ status: item.status });
}

/** A stored message. Those of older releases have no consent, and count as read. */
const Row = v.object({
  ...Contact.entries,
  consentAt: v.optional(Contact.entries.consentAt, null),
  privacyVersion: v.optional(Contact.entries.privacyVersion, null),
  productId: v.optional(Contact.entries.productId, null),
  language: v.optional(Contact.entries.language, null),
  status: v.optional(Contact.entries.status, 'read'),
  spamReason: v.optional(Contact.entries.spamReason, null),
  note: v.optional(Contact.entries.note, null),
});

const CONTACTS_PER_PAGE = 100;

/** A page with fewer messages is filled from the following ones, because most of them may have another status. */
const MIN_PAGE_LENGTH = CONTACTS_PER_PAGE / 2;

/** Maximum number of reads for one page, which may then be empty before the last one. */
const MAX_QUERIES = 10;

export async function listContacts(
  cursor: string | null,
  statuses?: readonly ContactStatus[],
): Promise<{ contacts: Contact[]; next: string | null }> {
  const contacts: Contact[] = [];
  let next = cursor;
  let queries = 0;
  do {
    const page = await queryNewest(partitions.contacts, next, CONTACTS_PER_PAGE - contacts.length);
    const read = parseRows(Row, page.items);
    contacts.push(...read.filter(({ status }) => statuses?.includes(status) ?? true));
    next = page.next;
    queries += 1;
  } while (statuses && next !== null && contacts.length < MIN_PAGE_LENGTH && queries < MAX_QUERIES);
  return { contacts, next };
}

export async function listAllContacts(): Promise<Contact[]> {
  return parseRows(Row, await queryAll(partitions.contacts)).reverse();
}

export const getContact = (id: string): Promise<Contact | undefined> => getRow(Row, keys.contact(id));

/** Stores a new message until it expires. Returns false if its id is taken. */
export const insertContact = (contact: Contact): Promise<boolean> =>
  putIfAbsent({ ...keys.contact(contact.id), ...contact, ttl: expiryOf(contact.createdAt, CONTACT_MONTHS) });

/** Changes a message. One that cannot be read counts as absent and stays as it is. */
export async function updateContact(id: string, { status, ...change }: ContactChange): Promise<Contact | undefined> {
  const stored = await getContact(id);
  const values = {
    ...(status && { ':status': status }),
    ...('note' in change && { ':note': change.note ?? null }),
  };
  const names = Object.keys(values).map((value) => value.slice(1));
  if (!stored || names.length === 0) return stored;
  const set = `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`;
  const item = await updateAndGet(keys.contact(id), `${set} ADD #version :one`, {
    expression: 'attribute_exists(pk) AND (attribute_not_exists(#ttl) OR #ttl > :now)',
    names: { '#ttl': 'ttl', '#version': 'version', ...Object.fromEntries(names.map((name) => [`#${name}`, name])) },
    values: { ':now': nowInSeconds(), ':one': 1, ...values },
  });
  return item && parseRow(Row, item);
}

export const eraseContact = (id: string): Promise<void> => deleteItem(keys.contact(id));

/** Messages as the trash stores them. The version counts their changes. */
export const contactStore: Store<Contact & { version: number }> = {
  kind: 'message',
  partition: partitions.contacts,
  row: v.object({ ...Row.entries, version: v.optional(v.number(), 0) }),
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
};

const TemplatesRow = v.object(ReplyTemplates.entries);

export const getReplyTemplates = async (): Promise<ReplyTemplates> =>
  (await getRow(TemplatesRow, keys.replyTemplates())) ?? defaultTemplates;

export const saveReplyTemplates = (templates: ReplyTemplates): Promise<void> =>
  put({ ...keys.replyTemplates(), ...templates });
