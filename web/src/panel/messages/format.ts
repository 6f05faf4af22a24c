import { type Contact, contactSubjects } from '@rombo/shared/collections/contact';
import { asciiAddress } from '@rombo/shared/contract/email';
import type { Texts } from '../../i18n/index.ts';

/** When a message came, as the panel's language writes it; 'N/A' when that is not known. */
export function dateText(
  createdAt: string | null | undefined,
  { locale, messages }: Pick<Texts['panel'], 'locale' | 'messages'>,
): string {
  const time = Date.parse(createdAt ?? '');
  if (Number.isNaN(time)) return messages.noDate;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(time);
}

/** A subject as the panel's language names it; one that the form no longer offers stays as it is. */
export function subjectText(subject: string, subjects: Texts['contact']['subjects']): string {
  const offered = contactSubjects.find((known) => known === subject);
  return offered ? subjects[offered] : subject;
}

/** A day such as '2026-11-22' as the panel's language writes it; what is no day stays as it is. */
export function dayText(date: string, locale: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** The address that calls a number however it was typed, or null when no digit of it is one. */
export function callAddress(phone: string): string | null {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}

/** Characters of the quotation: some mail programs cut longer addresses. */
const QUOTE_MAX = 1000;

/** The address of a reply in the mail program. Its lines end as RFC 6068 wants them to. */
export function replyAddress(email: string, subject: string, body?: string): string {
  const address = encodeURIComponent(asciiAddress(email) ?? email).replace('%40', '@');
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${text}`;
}

/** The body of a reply: room or a template, then who wrote when, and the message with `>` before each line. */
export function replyBody({ message }: Pick<Contact, 'message'>, heading: string, template: string): string {
  // A cut must not leave half of a character.
  const cut = message.length > QUOTE_MAX ? `${message.slice(0, QUOTE_MAX).toWellFormed()}…` : message;
  const quote = cut.split(/\r?\n/).map((line) => `> ${line}`);
  return [template, '', heading, ...quote].join('\n');
}
