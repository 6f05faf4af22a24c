import { Contact } from '@rombo/shared/collections/contact';
import { company } from '@rombo/shared/words/company';
import * as v from 'valibot';

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Rome' });

/** Fields of a message that its e-mail contains, and its status. Messages of older versions have the former too. */
export const MailedContact = v.object({
  ...v.omit(Contact, ['consentAt', 'privacyVersion', 'productId', 'spamReason', 'note']).entries,
  status: v.optional(Contact.entries.status, 'new'),
});
export type MailedContact = v.InferOutput<typeof MailedContact>;

/** A message as the company reads it in its mail: who wrote, how to answer, what was written. */
export function contactMail(contact: MailedContact): { subject: string; text: string } {
  const { firstName, lastName, email, phone, subject, message, createdAt } = contact;
  const lines = [
    `Nome: ${firstName} ${lastName}`,
    `E-mail: ${email}`,
    `Telefono: ${phone ?? 'non indicato'}`,
    `Oggetto: ${subject}`,
    `Ricevuto: ${moment.format(new Date(createdAt))}`,
    '',
    message,
  ];
  return { subject: `${company.brand}: ${subject} (${firstName} ${lastName})`, text: `${lines.join('\n')}\n` };
}
