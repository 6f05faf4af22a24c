import type { MiddlewareObj } from '@middy/core';
import { Failure } from '../errors.ts';
import type { Event, Result } from './types.ts';

const reads = new Set(['GET', 'HEAD']);
const local = new Set(['localhost', '127.0.0.1']);

/**
 * Refuses a write that another site made the browser send: it must carry `Sec-Fetch-Site: same-origin` or, from a browser too
 * old for that, an `Origin` that is this site. Which site this is, only the distribution says, in `x-site-host`.
 */
export const checkOrigin = (): MiddlewareObj<Event, Result> => ({
  before({ event }) {
    if (reads.has(event.httpMethod)) return;
    const { 'sec-fetch-site': site, origin, 'x-site-host': host } = event.headers;
    const ours = site === undefined ? isSameSite(origin, host) : site === 'same-origin';
    if (!ours) throw new Failure('cross_site');
  },
});

function isSameSite(origin: string | undefined, host: string | undefined): boolean {
  if (!origin || !host || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host && (url.protocol === 'https:' || local.has(url.hostname) || url.port !== '');
}
