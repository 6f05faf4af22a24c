import { asciiAddress } from '@rombo/shared/email';
import { texts } from './texts.ts';

const format = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short' });

/** When a message came, as Italians write it; 'N/A' when that is not known. */
export function dateText(createdAt: string | null | undefined): string {
  const time = Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? texts.noDate : format.format(time);
}

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as '2026-11-22' as Italians write it; what is no day stays as it is. */
export function dayText(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : day.format(time);
}

/** The address that opens a reply to a message. */
export const replyAddress = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(asciiAddress(email) ?? email).replace('%40', '@')}?subject=${encodeURIComponent(texts.reply(subject))}`;

/** The address that calls a number however it was typed, or null when no digit of it is one. */
export function callAddress(phone: string): string | null {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}
