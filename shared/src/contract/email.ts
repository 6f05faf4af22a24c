import * as v from 'valibot';
import { refusal } from './issues.ts';
import { Line } from './text.ts';

/** The longest address in SMTP. */
export const EMAIL_MAX = 254;

/** ASCII before the @, since SES does not support RFC 6531; a domain in any script. Nothing ends a line or a header. */
export const addressPattern =
  /^(?=.{1,64}@)[a-zA-Z0-9_!#$%&'*+/=?^`{|}~-]+(?:\.[a-zA-Z0-9_!#$%&'*+/=?^`{|}~-]+)*@(?:[a-zA-Z0-9\u00a1-\uffff](?:[a-zA-Z0-9\u00a1-\uffff-]{0,61}[a-zA-Z0-9\u00a1-\uffff])?\.)+(?![0-9]+$)[a-zA-Z0-9\u00a1-\uffff](?:[a-zA-Z0-9\u00a1-\uffff-]{0,61}[a-zA-Z0-9\u00a1-\uffff])$/;

/** Browsers and Node have it alike, and turn a domain into ASCII as mail wants it. */
declare const URL: { new (url: string): { hostname: string } };

/** True for an address that browsers and Node can parse. */
export function isUrl(text: string): boolean {
  try {
    return !!new URL(text);
  } catch {
    return false;
  }
}

const MESSAGE = refusal('email');

/** An address for the header of a mail, its domain in ASCII ('info@xn--mller-kva.de'); undefined for an invalid one. */
export function asciiAddress(address: string): string | undefined {
  if (!addressPattern.test(address)) return undefined;
  const [local, domain] = address.split('@');
  const url = `http://${domain}`;
  const ascii = isUrl(url) ? `${local}@${new URL(url).hostname}` : '';
  return ascii.length <= EMAIL_MAX && addressPattern.test(ascii) ? ascii : undefined;
}

export const Email = v.pipe(
  Line(EMAIL_MAX),
  v.regex(addressPattern, MESSAGE),
  v.check((address) => asciiAddress(address) !== undefined, MESSAGE),
);
