import { queriesOf, SLUG_QUERY } from '@rombo/shared/contract/pages';
import { defaultLanguage, isLanguage, type Language, splitLanguage } from '@rombo/shared/words/languages';
import { resolvePath } from '@rombo/web/server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { parseCookie } from 'cookie';
import { findSession } from '../data/sessions.ts';
import { env } from '../env.ts';
import { SESSION_COOKIE } from '../http/cookies.ts';

/** The edge's path of the homepage: the fallback bucket needs an object name. */
const HOME = '/index';

/** The requested path, with a product's slug, and the address to render, with the queries that its page reads in one order. */
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

/** True for the path that the edge gives all unknown addresses, so that it caches one copy. */
export const isNotFound = (pathname: string): boolean => splitLanguage(pathname).path === '/404';

/** The language that the edge chose: that of the address or, without one, of the visitor's cookie. */
export const languageOf = ({ headers }: APIGatewayProxyEventV2): Language => {
  const language = headers['x-site-language'];
  return isLanguage(language) ? language : defaultLanguage;
};

/** True where the edge says that the browser prefers English, and its visitor has chosen no language. */
export const offersEnglish = ({ headers }: APIGatewayProxyEventV2): boolean => headers['x-site-offer'] === 'en';

/** The Cookie header; a function URL passes it as a list. */
export const cookiesOf = ({ cookies, headers }: APIGatewayProxyEventV2): string =>
  cookies?.join('; ') ?? headers.cookie ?? '';

/** A host of a site on one machine: the distribution's names have no port. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$|:\d+$/;

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

/** The user of the open session. Without signing keys here, the id of 32 random bytes is proof enough for pages. */
export async function userOfCookies(cookies: string): Promise<{ id: string; username: string } | undefined> {
  const token = parseCookie(cookies)[SESSION_COOKIE];
  const id = token && tokenIdIn(token);
  return id ? (await findSession(id))?.user : undefined;
}

/** True for a request with a session cookie, valid or not: its responses are not shared. */
export const hasSessionCookie = (cookies: string): boolean => cookies.includes(`${SESSION_COOKIE}=`);
