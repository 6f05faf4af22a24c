import { queriesOf, SLUG_QUERY } from '@rombo/shared/contract/pages';
import { otherLanguages } from '@rombo/shared/contract/text';
import { defaultLanguage, isLanguage, type Language, splitLanguage } from '@rombo/shared/words/languages';
import { resolvePath } from '@rombo/web/server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { parseCookie } from 'cookie';
import { findSession } from '../data/sessions.ts';
import { env } from '../env.ts';
import { SESSION_COOKIE } from '../http/cookies.ts';

/** The edge's path of the homepage, because the fallback bucket needs an object name. */
const HOME = '/index';

/** Returns the requested path, with a product's slug, and the address to render, with the page's query parameters in a fixed order. */
export function addressOf({ rawPath, rawQueryString }: APIGatewayProxyEventV2): { pathname: string; address: string } {
  const given = new URLSearchParams(rawQueryString);
  const slug = given.get(SLUG_QUERY);
  const pathname = rawPath === HOME ? '/' : slug ? rawPath.replace(/(?<![^/])[^/]+$/, slug) : rawPath;
  const query = new URLSearchParams(
    queriesOf(resolvePath(pathname).page).flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { pathname, address: query.size > 0 ? `${pathname}?${query}` : pathname };
}

/** The edge rewrites all unknown addresses to this path, so that it caches one copy. */
export const isNotFound = (pathname: string): boolean => splitLanguage(pathname).path === '/404';

/** Returns the language that the edge chose: from the address, otherwise from the visitor's cookie. */
export const languageOf = ({ headers }: APIGatewayProxyEventV2): Language => {
  const language = headers['x-site-language'];
  return isLanguage(language) ? language : defaultLanguage;
};

/** Returns the language of the browser, if the edge found that the site has it and the visitor has not chosen one. */
export const offeredLanguage = ({ headers }: APIGatewayProxyEventV2): Language | undefined =>
  otherLanguages.find((language) => language === headers['x-site-offer']);

/** Returns the Cookie header; a function URL passes it as a list. */
export const cookiesOf = ({ cookies, headers }: APIGatewayProxyEventV2): string =>
  cookies?.join('; ') ?? headers.cookie ?? '';

/** Hosts of a local site. The distribution's names have no port. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$|:\d+$/;

export function originOf({ headers }: APIGatewayProxyEventV2): string {
  const host = process.env[env.host] ?? headers['x-site-host'] ?? '';
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
}

const ID = /^[\w-]{40,64}$/;

/** Returns the id in a session token without verifying its signature. */
function tokenIdIn(token: string): string | undefined {
  try {
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return ID.test(jti) ? jti : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the user of the open session. This function has no signing keys: an id of 32 random bytes is proof enough for pages. */
export async function userOfCookies(cookies: string): Promise<{ id: string; username: string } | undefined> {
  const token = parseCookie(cookies)[SESSION_COOKIE];
  const id = token && tokenIdIn(token);
  return id ? (await findSession(id))?.user : undefined;
}

/** True for a request with a session cookie, valid or not: its response is not shared. */
export const hasSessionCookie = (cookies: string): boolean => cookies.includes(`${SESSION_COOKIE}=`);
