import { readFile } from 'node:fs/promises';
import { batchesOf } from '@rombo/functions/batches';
import { MAX_UPLOADS, type UploadPurpose, type UploadRequest } from '@rombo/shared/contract/upload';
import type { Send } from './client.ts';

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
