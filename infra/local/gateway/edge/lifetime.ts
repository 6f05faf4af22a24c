import { ttl } from '../../../stacks/cache-rules.ts';
import type { Reply } from '../reply.ts';

/** Statuses that CloudFront caches: successes, redirects, and 404. */
const keptStatuses = new Set([200, 301, 302, 303, 307, 308, 404]);

const directive = (control: string, name: string): number | undefined => {
  const seconds = new RegExp(`(?:^|[,\\s])${name}="?(\\d+)`, 'i').exec(control)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
};

/** Returns the cache lifetime of a response in milliseconds by its headers; undefined if it must not be cached, 0 if it must be revalidated. */
export function lifetimeOf({ status, headers }: Reply): number | undefined {
  const control = [headers['cache-control'] ?? ''].flat().join(',');
  if (!keptStatuses.has(status) || headers['set-cookie'] || headers.vary === '*') return undefined;
  if (/\b(no-store|private)\b/i.test(control)) return undefined;
  const said = /\bno-cache\b/i.test(control) ? 0 : (directive(control, 's-maxage') ?? directive(control, 'max-age'));
  const seconds = Math.min(Math.max(said ?? ttl.default, ttl.min), ttl.max);
  // An answer that must be asked for anew, and whose like the origin cannot recognise, is of no use to anybody.
  return seconds === 0 && (status !== 200 || !headers.etag) ? undefined : seconds * 1000;
}
