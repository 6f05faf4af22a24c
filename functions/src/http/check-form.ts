import { unreadable } from '../errors.ts';
import type { Middleware } from './chain.ts';

/**
 * Refuses a form that is not whole before it comes to the parser, which would bring the process down (a file that ends in the
 * middle is an error event that nobody can listen to) or wait for ever (a part whose headers do not end).
 */
export const checkForm = (): Middleware => ({
  before({ event }) {
    const boundary = /boundary=([a-z0-9-]+)/i.exec(event.headers['content-type'] ?? '')?.[1];
    const body = Buffer.from(String(event.body ?? ''), event.isBase64Encoded ? 'base64' : 'utf8');
    if (boundary && !isWhole(body.toString('latin1'), boundary)) throw unreadable();
  },
});

/** True when every part has headers that end, and the form's end comes after the last. */
function isWhole(body: string, boundary: string): boolean {
  const [, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`);
  const end = parts.pop();
  return end?.startsWith('--') === true && parts.every((part) => /^[ \t]*\r\n/.test(part) && part.includes('\r\n\r\n'));
}
