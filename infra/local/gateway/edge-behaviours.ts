import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { parseCookie } from 'cookie';
import type { CacheRule } from '../../stacks/cache-rules.ts';
import { behaviours, type EdgeBehaviour } from '../../stacks/edge/behaviours.ts';
import { chooseEncoding } from './reply.ts';
import { addressOf } from './to-event.ts';

/** Converts a CloudFront path pattern to a regular expression. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  );

const patterns = behaviours.map(({ path }) => expressionOf(path));

/** Returns the behaviour of a path: the first whose pattern matches, as on AWS. */
export function behaviourOf(path: string): EdgeBehaviour {
  const found = behaviours[patterns.findIndex((pattern) => pattern.test(path))];
  if (!found) throw new Error(`No behaviour fits ${path}`);
  return found;
}

/** The cache key of a request, and the request for the origin, reduced to the parts of the key and the forwarded headers. */
interface Lookup {
  key: string;
  path: string;
  toOrigin(): IncomingMessage;
}

/** Headers that are forwarded only when the cache is bypassed. */
export const bypassHeaders = ['range', 'if-range', 'if-none-match'] as const;

const pick = (source: IncomingMessage['headers'], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (source[name] === undefined ? [] : [[name, String(source[name])]])));

/** Reduces a request to what a cache rule forwards. */
export function lookup(request: IncomingMessage, rule: CacheRule, passed: readonly string[] = []): Lookup {
  const { method, socket, headers } = request;
  const [path, search] = addressOf(request);
  const given = new URLSearchParams(search);
  const wanted = rule.queries.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value]));
  const query = String(new URLSearchParams(wanted));
  const sent = headers.cookie ? parseCookie(headers.cookie, { decode: (value) => value }) : {};
  const cookiesOf = (names: readonly string[]) =>
    names.flatMap((name) => (sent[name] === undefined ? [] : [`${name}=${sent[name]}`])).join('; ');
  const cookie = cookiesOf(rule.cookies);
  const forwarded = cookiesOf([...rule.cookies, ...rule.forwardedCookies]);
  const encoding = rule.compressed ? (chooseEncoding(String(headers['accept-encoding'] ?? '')) ?? '') : '';

  const url = query ? `${path}?${query}` : path;
  const found = pick(headers, ['host', ...rule.headers]);
  const reduced = {
    ...found,
    ...pick(headers, [...rule.forwards, ...passed]),
    ...(forwarded && { cookie: forwarded }),
    ...(encoding && { 'accept-encoding': encoding }),
  };
  return {
    key: JSON.stringify([url, found, cookie, encoding]),
    path,
    toOrigin: () => {
      const own = { method, url, socket, headers: reduced, rawHeaders: Object.entries(reduced).flat() };
      return Object.assign(Readable.from([]), own) as unknown as IncomingMessage;
    },
  };
}
