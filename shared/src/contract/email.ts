import * as v from 'valibot';
import { refusal } from './issues.ts';
import { Line } from './text.ts';

/** Maximum length of an address in SMTP. */
export const EMAIL_MAX = 254;

/** ASCII before the @, because SES does not support RFC 6531; the domain in any script. No line breaks, which would end a header. */
const addressPattern =
  /^(?=.{1,64}@)[a-zA-Z0-9_!#$%&'*+/=?^`{|}~-]+(?:\.[a-zA-Z0-9_!#$%&'*+/=?^`{|}~-]+)*@(?:[a-zA-Z0-9\u00a1-\uffff](?:[a-zA-Z0-9\u00a1-\uffff-]{0,61}[a-zA-Z0-9\u00a1-\uffff])?\.)+(?![0-9]+$)[a-zA-Z0-9\u00a1-\uffff](?:[a-zA-Z0-9\u00a1-\uffff-]{0,61}[a-zA-Z0-9\u00a1-\uffff])$/;

/** Available in browsers and Node. Converts a domain to ASCII, as mail requires. */
declare const URL: { new (url: string): { hostname: string } };

export function isUrl(text: string): boolean {
  try {
    return !!new URL(text);
  } catch {
    return false;
  }
}

/** Matches the address of a website, without user info: in https://rombo.it@example.com the host is example.com. */
export const webAddress = (scheme: string): RegExp =>
  new RegExp(`^${scheme}://[^\\s/?#@\\\\.]+(?:\\.[^\\s/?#@\\\\.]+)+\\.?(?:[/?#]|$)`);

const INVALID_EMAIL = refusal('email');

/** Returns an address for a mail header, with the domain in ASCII ('info@xn--mller-kva.de'); undefined if invalid. */
export function asciiAddress(address: string): string | undefined {
  if (!addressPattern.test(address)) return undefined;
  const [local, domain] = address.split('@');
  const url = `http://${domain}`;
  const ascii = isUrl(url) ? `${local}@${new URL(url).hostname}` : '';
  return ascii.length <= EMAIL_MAX && addressPattern.test(ascii) ? ascii : undefined;
}

export const Email = v.pipe(
  Line(EMAIL_MAX),
  v.regex(addressPattern, INVALID_EMAIL),
  v.check((address) => asciiAddress(address) !== undefined, INVALID_EMAIL),
);
