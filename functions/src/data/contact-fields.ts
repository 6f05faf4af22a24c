import type { Contact, ContactInput } from '@rombo/shared/collections/contact';
import { MANY_LINKS, type SpamReason } from '@rombo/shared/collections/contact-status';
import type { Identity } from './idempotency.ts';

/** The fields of T with none left out, optional ones included: `satisfies EveryField<T>` does not compile when one is forgotten. */
type EveryField<T> = { [K in keyof Required<T>]: T[K] };

/** The unread parts of a form: the type has none when every part has been read. */
type NothingElse = Record<string, never>;

const LINK = /\bhttps?:\/\/|\bwww\./gi;

const linksIn = (text: string): number => text.match(LINK)?.length ?? 0;

type Words = Pick<ContactInput, 'firstName' | 'lastName' | 'message' | 'website'>;

/** The rule by which a message is spam; null where there is none. */
export function spamReasonOf({ firstName, lastName, message, website }: Words): SpamReason | null {
  if (website) return 'honeypot';
  if (linksIn(`${firstName} ${lastName}`) > 0) return 'link_in_name';
  return linksIn(message) >= MANY_LINKS ? 'many_links' : null;
}

/**
 * A message as its form sent it, the consent with its time; `productId` is one that was found. Every field of the schemas is named here,
 * as for `productFields`.
 */
export function contactOf({ id, createdAt }: Identity, input: ContactInput, productId: string | null): Contact {
  const { firstName, lastName, email, phone, subject, message, consent, privacyVersion, website, ...others } = input;
  const { productId: _, ...rest } = others;
  rest satisfies NothingElse;
  const spamReason = spamReasonOf({ firstName, lastName, message, website });
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    subject,
    message,
    createdAt,
    consentAt: consent ? createdAt : null,
    privacyVersion: consent ? (privacyVersion ?? null) : null,
    productId,
    status: spamReason ? 'spam' : 'new',
    spamReason,
    note: null,
  } satisfies EveryField<Contact>;
}
