import type { Contact } from '@rombo/shared/collections/contact';
import { keysOf, pick } from '@rombo/shared/contract/keys-of';
import contactTexts from '@rombo/web/texts/it/contact';
import { messages } from '@rombo/web/texts/it/panel/messages';

const columns = {
  createdAt: 'Ricevuto',
  status: 'Stato',
  ...pick(contactTexts.form, 'firstName', 'lastName', 'email', 'phone', 'subject', 'message'),
  note: 'Nota',
  productId: 'Id del prodotto',
  language: 'Lingua',
  consentAt: 'Consenso dato',
  privacyVersion: 'Versione della privacy policy',
  spamReason: 'Motivo dello spam',
  id: 'Id',
} satisfies Record<keyof Contact, string>;

const spamReasons: Record<NonNullable<Contact['spamReason']>, string> = {
  honeypot: 'Campo nascosto compilato',
  link_in_name: 'Indirizzo web nel nome',
  many_links: 'Molti indirizzi web',
};

/** Formats as '2025-09-20 10:30:00', which spreadsheets recognize as a time. */
const italianTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});
const timeOf = (at: string | null): string => (at ? italianTime.format(new Date(at)) : '');

export const contactTable = (contacts: readonly Contact[]): string[][] => [
  Object.values(columns),
  ...contacts.map((contact) => {
    const { status, createdAt, consentAt, spamReason } = contact;
    const cells = {
      ...contact,
      status: messages.statuses[status],
      createdAt: timeOf(createdAt),
      consentAt: timeOf(consentAt),
      spamReason: spamReason && spamReasons[spamReason],
    };
    return keysOf(columns).map((column) => cells[column] ?? '');
  }),
];
