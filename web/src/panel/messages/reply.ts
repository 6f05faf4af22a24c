import type { Contact } from '@rombo/shared/collections/contact';
import { asciiAddress } from '@rombo/shared/contract/email';

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
