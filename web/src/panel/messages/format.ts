import { contactSubjects } from '@rombo/shared/collections/contact';
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
