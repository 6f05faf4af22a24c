import * as v from 'valibot';
import { refusal } from './issues.ts';
import { Line } from './text.ts';

/** The longest address, which is what SMTP carries of one. */
export const EMAIL_MAX = 254;

/**
 * An address that mail can deliver: in front of the @ words of ASCII with dots between them, since SES knows no others (RFC 6531);
 * behind it a domain in the letters of any script, whose last label is no number. No character of it ends a line or a header.
 */
export const addressPattern =
  /^(?=.{1,64}@)[a-zA-Z0-9_!#$%&'*+/=?^`{|}~-]+(?:\.[a-zA-Z0-9_!#$%&'*+/=?^`{|}~-]+)*@(?:[a-zA-Z0-9\u00a1-\uffff](?:[a-zA-Z0-9\u00a1-\uffff-]{0,61}[a-zA-Z0-9\u00a1-\uffff])?\.)+(?![0-9]+$)[a-zA-Z0-9\u00a1-\uffff](?:[a-zA-Z0-9\u00a1-\uffff-]{0,61}[a-zA-Z0-9\u00a1-\uffff])$/;

/** Browsers and Node have it alike, and turn a domain into ASCII as mail wants it. */
declare const URL: { canParse: (url: string) => boolean; new (url: string): { hostname: string } };

/** True for an address that browsers and Node can parse. */
export const isUrl = (text: string): boolean => URL.canParse(text);

const MESSAGE = refusal('email');

/** An address as the header of a mail carries it, its domain in ASCII ('info@xn--mller-kva.de'); undefined when it is none. */
export function asciiAddress(address: string): string | undefined {
  if (!addressPattern.test(address)) return undefined;
  const [local, domain] = address.split('@');
  const url = `http://${domain}`;
  const ascii = URL.canParse(url) ? `${local}@${new URL(url).hostname}` : '';
  return ascii.length <= EMAIL_MAX && addressPattern.test(ascii) ? ascii : undefined;
}

/** An e-mail address as people write it. */
export const Email = v.pipe(
  Line(EMAIL_MAX),
  v.regex(addressPattern, MESSAGE),
  v.check((address) => asciiAddress(address) !== undefined, MESSAGE),
);
