import { type Contact, contactSubjects } from '@rombo/shared/collections/contact';
import { asciiAddress } from '@rombo/shared/contract/email';
import { formatDate } from '../../i18n/dates.ts';
import type { Texts } from '../../i18n/index.ts';

/** When a message arrived, in the panel's language; 'N/A' if unknown. */
export function dateText(
  createdAt: string | null | undefined,
  { locale, messages }: Pick<Texts['panel'], 'locale' | 'messages'>,
): string {
  return createdAt && !Number.isNaN(Date.parse(createdAt)) ? formatDate(createdAt, 'moment', locale) : messages.noDate;
}

/** A subject in the panel's language; one that the form no longer offers stays as it is. */
export function subjectText(subject: string, subjects: Texts['contact']['subjects']): string {
  const offered = contactSubjects.find((known) => known === subject);
  return offered ? subjects[offered] : subject;
}

/** A day such as '2026-11-22' in the panel's language; anything else stays as it is. */
export function dayText(date: string, locale: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** The address that calls a number, however it is formatted; null without digits. */
export function callAddress(phone: string): string | null {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}

/** Characters of the quotation: some mail programs cut longer addresses. */
const QUOTE_MAX = 1000;

/** The mailto address of a reply. Its lines end in CR LF, as RFC 6068 requires. */
export function replyAddress(email: string, subject: string, body?: string): string {
  const address = encodeURIComponent(asciiAddress(email) ?? email).replace('%40', '@');
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${text}`;
}

/** The body of a reply: a template or blank, a heading, and the quoted message. */
export function replyBody({ message }: Pick<Contact, 'message'>, heading: string, template: string): string {
  // A cut must not leave half of a character.
  const cut = message.length > QUOTE_MAX ? `${message.slice(0, QUOTE_MAX).replace(/[\uD800-\uDBFF]$/, '')}…` : message;
  const quote = cut.split(/\r?\n/).map((line) => `> ${line}`);
  return [template, '', heading, ...quote].join('\n');
}
