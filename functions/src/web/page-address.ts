import { queriesOf, SLUG_QUERY } from '@rombo/shared/contract/pages';
import { defaultLanguage, isLanguage, type Language, splitLanguage } from '@rombo/shared/words/languages';
import { resolvePath } from '@rombo/web/server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { parseCookie } from 'cookie';
import { findSession } from '../data/sessions.ts';
import { env } from '../env.ts';
import { SESSION_COOKIE } from '../http/cookies.ts';

/** The edge's name for the homepage: an origin of files has no object without a name. */
const HOME = '/index';

/** The path that is asked for, of a product with its slug, and the address that is rendered: with the queries that its page reads, in one order. */
export function addressOf({ rawPath, rawQueryString }: APIGatewayProxyEventV2): { pathname: string; address: string } {
  const given = new URLSearchParams(rawQueryString);
  const slug = given.get(SLUG_QUERY);
  const pathname = rawPath === HOME ? '/' : slug ? rawPath.replace(/[^/]+$/, slug) : rawPath;
  const query = new URLSearchParams(
    queriesOf(resolvePath(pathname).page).flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { pathname, address: query.size > 0 ? `${pathname}?${query}` : pathname };
}

/** True where the edge has given an address of no page its one name, so that there is one copy of what is said there. */
export const isNotFound = (pathname: string): boolean => splitLanguage(pathname).path === '/404';

/** The language in which the edge wants a page: that of its address or, where the address has none, of the visitor's cookie. */
export const languageOf = ({ headers }: APIGatewayProxyEventV2): Language => {
  const language = headers['x-site-language'];
  return isLanguage(language) ? language : defaultLanguage;
};

/** The cookies that come with a request for a page; a function's URL gives them as a list. */
export const cookiesOf = ({ cookies, headers }: APIGatewayProxyEventV2): string =>
  cookies?.join('; ') ?? headers.cookie ?? '';

/** A host of a site on one machine: the distribution's names have no port. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$|:\d+$/;

/** Returns the origin of the site: its domain, or the host that the edge passes on. */
export function originOf({ headers }: APIGatewayProxyEventV2): string {
  const host = process.env[env.host] ?? headers['x-site-host'] ?? '';
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
}

const ID = /^[\w-]{40,64}$/;

/** The id that a session's token names. Its signature is not checked. */
function tokenIdIn(token: string): string | undefined {
  try {
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return ID.test(jti) ? jti : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The user whose open session a page's cookies name. The renderer of pages holds no signing keys, with which it could also sign: an id of 32
 * random bytes that leads to an open session is proof enough of what this decides, which is to see pages that everybody sees at other times.
 */
export async function userOfCookies(cookies: string): Promise<{ id: string; username: string } | undefined> {
  const token = parseCookie(cookies)[SESSION_COOKIE];
  const id = token && tokenIdIn(token);
  return id ? (await findSession(id))?.user : undefined;
}

/** True for a visit with the cookie of a session, whatever it is worth: its answers are nobody else's. */
export const hasSessionCookie = (cookies: string): boolean => cookies.includes(`${SESSION_COOKIE}=`);
