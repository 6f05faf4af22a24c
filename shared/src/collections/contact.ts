import * as v from 'valibot';
import { EMAIL_MAX, Email } from '../contract/email.ts';
import { refusal } from '../contract/issues.ts';
import { Fields, Id, Line, OrNull, Text, Timestamp } from '../contract/text.ts';
import { languageCodes } from '../words/languages.ts';
import { ContactStatus, SpamReason } from './contact-status.ts';

export const contactLimits = { name: 80, email: EMAIL_MAX, phone: 40, subject: 120, message: 5000 } as const;

export const contactSubjects = [
  'Informazioni Prodotti',
  'Consulenza Tecnica',
  'Assistenza Post-Vendita',
  'Collaborazioni',
  'Altro',
] as const;

export const CONTACTS_PER_HOUR = 20;

/**
 * `website` is a honeypot for bots; an unknown `productId` is dropped: neither refuses a message. `privacyVersion` is that of the accepted
 * notice. Older clients send no consent and no language.
 */
export const ContactInput = Fields({
  firstName: Line(contactLimits.name),
  lastName: Line(contactLimits.name),
  email: Email,
  phone: OrNull(Line(contactLimits.phone)),
  subject: v.pipe(Line(contactLimits.subject), v.picklist(contactSubjects, refusal('unknown_subject'))),
  message: Text(contactLimits.message),
  website: v.optional(v.string(), ''),
  productId: v.exactOptional(v.string(refusal('text'))),
  /** Language of the page. */
  language: v.exactOptional(v.picklist(languageCodes, refusal('unknown_item'))),
  consent: v.optional(v.literal(true, refusal('consent'))),
  privacyVersion: v.optional(v.pipe(v.string(refusal('date')), v.isoDate(refusal('date')))),
});
export type ContactInput = v.InferOutput<typeof ContactInput>;

export const Contact = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  subject: v.string(),
  message: v.string(),
  createdAt: Timestamp,
  /** When the privacy notice was accepted; null without consent. */
  consentAt: v.nullable(Timestamp),
  privacyVersion: v.nullable(v.string()),
  productId: v.nullable(Id),
  language: v.nullable(v.picklist(languageCodes)),
  status: ContactStatus,
  /** The rule that marked it as spam; null if a person did, or if it is not spam. */
  spamReason: v.nullable(SpamReason),
  note: v.nullable(v.string()),
});
export type Contact = v.InferOutput<typeof Contact>;

export const ContactReceipt = v.pick(Contact, ['id']);
