import type { Contact, ContactInput } from '@rombo/shared/collections/contact';
import type { EveryField, NothingElse } from './every-field.ts';
import type { Identity } from './idempotency.ts';
import { spamReasonOf } from './spam.ts';

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
