import type { ContactInput } from '@rombo/shared/collections/contact';
import { MANY_LINKS, type SpamReason } from '@rombo/shared/collections/contact-status';

const LINK = /\bhttps?:\/\/|\bwww\./gi;

const linksIn = (text: string): number => text.match(LINK)?.length ?? 0;

type Words = Pick<ContactInput, 'firstName' | 'lastName' | 'message' | 'website'>;

/** The rule by which a message is spam; null where there is none. */
export function spamReasonOf({ firstName, lastName, message, website }: Words): SpamReason | null {
  if (website) return 'honeypot';
  if (linksIn(`${firstName} ${lastName}`) > 0) return 'link_in_name';
  return linksIn(message) >= MANY_LINKS ? 'many_links' : null;
}
