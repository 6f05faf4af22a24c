import { company } from '@rombo/shared/company';
import type { Contact } from '@rombo/shared/contact';

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Rome' });

/** A message as the company reads it in its mail: who wrote, how to answer, what was written. */
export function contactMail(contact: Contact): { subject: string; text: string } {
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
