import { type Contact, contactSubjects } from '@rombo/shared/collections/contact';
import { cut } from '@rombo/shared/collections/plain-text';
import { asciiAddress } from '@rombo/shared/contract/email';
import { formatDate } from '../../i18n/dates.ts';
import type { Texts } from '../../i18n/index.ts';

/** Returns the arrival time in the panel's language, or 'N/A' if unknown. */
export function dateText(
  createdAt: string | null | undefined,
  { locale, messages }: Pick<Texts['panel'], 'locale' | 'messages'>,
): string {
  return createdAt && !Number.isNaN(Date.parse(createdAt)) ? formatDate(createdAt, 'moment', locale) : messages.noDate;
}

/** Returns a subject in the panel's language. Subjects that the form does not offer are returned unchanged. */
export function subjectText(subject: string, subjects: Texts['contact']['subjects']): string {
  const offered = contactSubjects.find((known) => known === subject);
  return offered ? subjects[offered] : subject;
}

/** Formats a date such as '2026-11-22' in the panel's language. Other text is returned unchanged. */
export function dayText(date: string, locale: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** Returns the tel: link of a phone number in any format, or null if it has no digits. */
export function phoneLink(phone: string): string | null {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}

/** Maximum quotation length in characters: some mail clients truncate longer links. */
const QUOTE_MAX = 1000;

/** Returns the mailto: link of a reply. Lines end in CRLF, as RFC 6068 requires. */
export function replyLink(email: string, subject: string, body?: string): string {
  const address = encodeURIComponent(asciiAddress(email) ?? email).replace('%40', '@');
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${text}`;
}

/** Returns the body of a reply: template (may be empty), heading and quoted message. */
export function replyBody({ message }: Pick<Contact, 'message'>, heading: string, template: string): string {
  const excerpt = message.length > QUOTE_MAX ? `${cut(message, QUOTE_MAX)}…` : message;
  const quote = excerpt.split(/\r?\n/).map((line) => `> ${line}`);
  return [template, '', heading, ...quote].join('\n');
}
