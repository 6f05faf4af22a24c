import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { batchesOf } from '@rombo/functions/batches';
import { fillPath } from '@rombo/shared/contract/pages';
import { type RouteName, routePaths } from '@rombo/shared/contract/route-paths';
import type { Output } from '@rombo/shared/contract/routes';
import { MAX_UPLOADS, type UploadPurpose, type UploadRequest } from '@rombo/shared/contract/upload';

/** The site to fill, and its administrator. */
export interface Target {
  origin: string;
  username: string;
  password: string;
}

type SeedRoute = Extract<
  RouteName,
  'createUploads' | 'createProduct' | 'updateProduct' | 'createSlide' | 'createDealer' | 'sendContact' | 'saveSetting'
>;

/** Sends a body to a route and returns its answer: once for each idempotency `key`, to the entity `id`. Throws unless it succeeds. */
export type Send = <N extends SeedRoute>(
  route: N,
  body: FormData | object,
  options?: { key?: string; id?: string },
) => Promise<Output<N>>;

/** Attempts of a call on a busy machine. Login counts them, and locks after five. */
const attemptsOf = (route: RouteName) => (route === 'login' ? 4 : 12);

/** Signs in, and returns a function that sends requests as the panel does. */
export async function signIn({ origin, username, password }: Target): Promise<Send> {
  const post = async (
    route: SeedRoute | 'login',
    body: FormData | object,
    parameters: Record<string, string> = {},
    own: Record<string, string> = {},
  ) => {
    const [method, path] = routePaths[route];
    const isForm = body instanceof FormData;
    const headers = { 'sec-fetch-site': 'same-origin', ...(!isForm && { 'content-type': 'application/json' }), ...own };
    for (let attempt = 1; ; attempt += 1) {
      const sent = isForm ? body : JSON.stringify(body);
      const answer = await fetch(new URL(fillPath(path, parameters), origin), { method, headers, body: sent });
      if (answer.ok) return answer;
      const text = await answer.text();
      // A busy machine can miss a function's deadline; under the same key nothing is created twice.
      if (answer.status !== 503 || attempt === attemptsOf(route))
        throw new Error(`The seed's ${route} was answered with ${answer.status}: ${text}`);
      await setTimeout(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    }
  };
  const answer = await post('login', { username, password });
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  return async (route, body, { key, id = '' } = {}) =>
    (await post(route, body, { id }, { cookie, ...(key && { 'idempotency-key': key }) })).json();
}

const type = 'image/jpeg';

export const readPicture = (name: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(`pictures/${name}`, import.meta.url));

/** Uploads pictures as the panel does, and returns their keys in the same order. */
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
