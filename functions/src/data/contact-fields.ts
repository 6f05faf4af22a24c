import type { Contact, ContactInput } from '@rombo/shared/contact';
import type { EveryField, NothingElse } from './every-field.ts';
import type { Identity } from './idempotency.ts';

/** A message as its form sent it, the consent with its time. Every field of the schemas is named here, as for `productFields`. */
export function contactOf({ id, createdAt }: Identity, input: Omit<ContactInput, 'website'>): Contact {
  const { firstName, lastName, email, phone, subject, message, consent, privacyVersion, ...rest } = input;
  rest satisfies NothingElse;
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
  } satisfies EveryField<Contact>;
}
