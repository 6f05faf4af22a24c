import type { Upload, UploadPurpose } from '@rombo/shared/contract/upload';
import type { Answer } from './call-route.ts';
import type { FormFile } from './forms.ts';
import { call, site } from './site.ts';

export async function announce(
  cookie: string,
  purpose: UploadPurpose,
  { name, type, bytes }: FormFile,
  claims: object = {},
): Promise<Answer & { body: [Upload] }> {
  return call('createUploads', { cookie, json: [{ purpose, name, type, size: bytes.length, ...claims }] });
}

/**
 * Sends a file to its presigned upload, the fields first and in order, as S3 requires. The function's host name for an emulator may be
 * unreachable from the tests, so they use the endpoint that they know.
 */
export function sendFile({ url, fields }: Upload, { bytes, name, type }: FormFile) {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  data.append('file', new File([bytes], name, { type }));
  return fetch(new URL(new URL(url).pathname, site.store.endpoint), { method: 'POST', body: data });
}

export async function upload(
  cookie: string,
  purpose: UploadPurpose,
  file: FormFile,
  claims: object = {},
): Promise<string> {
  const { status, body } = await announce(cookie, purpose, file, claims);
  if (status !== 201) throw new Error(`No address for the upload: ${status}`);
  const sent = await sendFile(body[0], file);
  if (!sent.ok) throw new Error(`The store refused the upload: ${await sent.text()}`);
  return body[0].key;
}
