import { readFile } from 'node:fs/promises';
import { batchesOf } from '@rombo/functions/batches';
import type { Output, RouteName } from '@rombo/shared/contract/routes';
import { MAX_UPLOADS, type UploadPurpose, type UploadRequest } from '@rombo/shared/contract/upload';
import { createClient, json } from '../site-client.ts';

/** The site to fill, and its administrator. */
export interface Target {
  origin: string;
  username: string;
  password: string;
}

/** Attempts of a call, on a machine that is busy with tests. */
const ATTEMPTS = 12;

/** Signs in, and returns a function that sends a body to a route as the panel does: once for each idempotency `key`, to the entity `id`. */
export async function signIn({ origin, username, password }: Target) {
  const { call, read } = createClient(origin, {}, ATTEMPTS);
  await call('login', [200], json({ username, password }));
  return <N extends RouteName>(
    route: N,
    body: FormData | object,
    { key, id }: { key?: string; id?: string } = {},
  ): Promise<Output<N>> => {
    const { headers, ...sent } = body instanceof FormData ? { body, headers: {} } : json(body);
    return read(route, [200, 201], { ...sent, headers: { ...headers, ...(key && { 'idempotency-key': key }) } }, id);
  };
}
export type Send = Awaited<ReturnType<typeof signIn>>;

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
