import { pageQueries } from '@rombo/shared/pages';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from '../env.ts';

/** The edge's name for the homepage: an origin of files has no object without a name. */
const HOME = '/index';

/** The path that is asked for, and the address that is rendered: with those of the queries that pages read, in one order. */
export function addressOf({ rawPath, rawQueryString }: APIGatewayProxyEventV2): { pathname: string; address: string } {
  const pathname = rawPath === HOME ? '/' : rawPath;
  const given = new URLSearchParams(rawQueryString);
  const query = new URLSearchParams(
    pageQueries.flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { pathname, address: query.size > 0 ? `${pathname}?${query}` : pathname };
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Where the site is: at its own name, or where the edge says that it was asked. */
export function originOf({ headers }: APIGatewayProxyEventV2): string {
  const host = process.env[env.host] ?? headers['x-site-host'] ?? '';
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
}
