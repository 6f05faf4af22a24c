import { pathOf, type RouteName, routes } from '@rombo/shared/routes';

/** The site to fill, and who may fill it. */
export interface Target {
  origin: string;
  username: string;
  password: string;
}

/** The calls that the seed makes: none of them has a parameter in its path. */
export type SeedRoute = Extract<RouteName, 'createProduct' | 'createSlide' | 'sendContact' | 'saveSetting'>;

/** Sends a body to a route; under a `key` the same body counts once. Anything but success is thrown. */
export type Send = (route: SeedRoute, body: FormData | object, key?: string) => Promise<void>;

/** Signs in and gives the way to send as the administrator's own pages do. */
export async function signIn({ origin, username, password }: Target): Promise<Send> {
  const answer = await post(origin, 'login', { username, password });
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  return async (route, body, key) => {
    const own = { cookie, ...(key && { 'idempotency-key': key }) };
    await (await post(origin, route, body, own)).body?.cancel();
  };
}

async function post(origin: string, route: SeedRoute | 'login', body: object, own: Record<string, string> = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(new URL(pathOf(route, {}), origin), {
    method: routes[route].method,
    headers: { 'sec-fetch-site': 'same-origin', ...(!isForm && { 'content-type': 'application/json' }), ...own },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The seed's ${route} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}
