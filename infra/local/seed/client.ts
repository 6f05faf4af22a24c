import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { batchesOf } from '@rombo/functions/batches';
import { fillPath } from '@rombo/shared/contract/pages';
import { type RouteName, routePaths } from '@rombo/shared/contract/route-paths';
import type { Output } from '@rombo/shared/contract/routes';
import { MAX_UPLOADS, type UploadPurpose, type UploadRequest } from '@rombo/shared/contract/upload';

/** The site to fill, and who may fill it. */
export interface Target {
  origin: string;
  username: string;
  password: string;
}

/** The calls that the seed makes whose path has no parameter. */
type SeedRoute = Extract<
  RouteName,
  'createUploads' | 'createProduct' | 'createSlide' | 'createDealer' | 'sendContact' | 'saveSetting'
>;

/**
 * Sends a body to a route and gives its answer; under a `key` the same body counts once, with an `id` it changes what is there. Anything
 * but success is thrown.
 */
export interface Send {
  <N extends SeedRoute>(route: N, body: FormData | object, key?: string): Promise<Output<N>>;
  (route: 'updateProduct', body: FormData, id: string): Promise<unknown>;
}

/** Signs in and gives the way to send as the administrator's own pages do. */
export async function signIn({ origin, username, password }: Target): Promise<Send> {
  const answer = await post(origin, 'login', { username, password });
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  return async (route: SeedRoute | 'updateProduct', body: FormData | object, key?: string) => {
    if (route === 'updateProduct') return (await post(origin, route, body, { cookie }, { id: key ?? '' })).json();
    const own = { cookie, ...(key && { 'idempotency-key': key }) };
    return (await post(origin, route, body, own)).json();
  };
}

/** Tries that one call has: login counts them too, and locks after five. */
const TRIES = 4;

async function post(
  origin: string,
  route: SeedRoute | 'updateProduct' | 'login',
  body: object,
  own: Record<string, string> = {},
  parameters: Record<string, string> = {},
) {
  const isForm = body instanceof FormData;
  const send = () =>
    fetch(new URL(fillPath(routePaths[route][1], parameters), origin), {
      method: routePaths[route][0],
      headers: { 'sec-fetch-site': 'same-origin', ...(!isForm && { 'content-type': 'application/json' }), ...own },
      body: isForm ? body : JSON.stringify(body),
    });
  let answer = await send();
  // A busy machine can miss a function's deadline; what is sent again has the same key, so nothing is there twice.
  for (let tries = 1; answer.status === 503 && tries < TRIES; tries++) {
    await answer.body?.cancel();
    await setTimeout(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`The seed's ${route} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

const type = 'image/jpeg';

export const readPicture = (name: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(`pictures/${name}`, import.meta.url));

/** Sends pictures to the store, as the panel does before it saves the form that names them; gives their keys in the same order. */
export async function sendPictures(send: Send, purpose: UploadPurpose, names: string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const batch of batchesOf(names, MAX_UPLOADS)) keys.push(...(await sendSome(send, purpose, batch)));
  return keys;
}

async function sendSome(send: Send, purpose: UploadPurpose, names: string[]): Promise<string[]> {
  const contents = await Promise.all(names.map(readPicture));
  const files = contents.map(
    ({ length }, at): UploadRequest => ({ purpose, name: names[at] ?? '', type, size: length }),
  );
  const uploads = await send('createUploads', files);
  await Promise.all(
    uploads.map(async ({ url, fields, key }, at) => {
      const form = new FormData();
      for (const [field, text] of Object.entries(fields)) form.append(field, text);
      form.append('file', new Blob(contents.slice(at, at + 1), { type }));
      const { ok, status } = await fetch(url, { method: 'POST', body: form });
      if (!ok) throw new Error(`The store answered the seed's ${names[at]} with ${status}: ${key}`);
    }),
  );
  return uploads.map(({ key }) => key);
}
