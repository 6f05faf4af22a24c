import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Credentials } from '../private-endpoint.ts';
import { storedHeaders } from './operations.ts';
import { checkPolicy } from './policy.ts';
import { S3Error } from './s3-error.ts';
import type { ObjectInfo, Store } from './store.ts';

/** The most bytes that the fields before the file have together, as on S3. */
const MAX_FIELD_BYTES = 20_000;

async function* limited(file: Readable, { min, max }: { min: number; max: number }): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > max) {
      const details = { ProposedSize: size, MaxSizeAllowed: max };
      throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', details);
    }
    yield chunk;
  }
  if (size < min) {
    const details = { ProposedSize: size, MinSizeAllowed: min };
    throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', details);
  }
}

/** Stores the file of a form that a presigned POST allows; what follows the file in the form is ignored, as S3 does. */
export async function postObject(request: IncomingMessage, bucket: string, store: Store, credentials: Credentials) {
  const fields = new Map([['bucket', bucket]]);
  const { promise, resolve, reject } = Promise.withResolvers<ObjectInfo>();
  const refuse = (message: string) => reject(new S3Error('InvalidArgument', message));
  let given = 0;
  let filed = false;

  const form = busboy({ headers: request.headers, limits: { files: 1, fields: 100, fieldSize: MAX_FIELD_BYTES + 1 } });
  form.on('field', (name, value) => {
    const field = name.toLowerCase();
    // The bucket is the one of the address, whatever the form says.
    if (filed || field === 'bucket') return;
    given += Buffer.byteLength(value);
    if (given > MAX_FIELD_BYTES) refuse('Your POST request fields preceding the upload file were too large.');
    if (fields.has(field)) refuse(`POST requires exactly one field ${field}.`);
    fields.set(field, value);
  });
  form.on('file', (name, file) => {
    filed = true;
    try {
      if (name !== 'file') throw new S3Error('InvalidArgument', `${name} is no field for a file.`);
      const key = fields.get('key');
      if (!key) throw new S3Error('InvalidArgument', "Bucket POST must contain a field named 'key'.");
      const size = checkPolicy(fields, credentials);
      const headers = storedHeaders(Object.fromEntries(fields));
      store.put(key, headers, limited(file, size)).then(resolve, reject);
    } catch (error) {
      file.on('error', () => {});
      reject(error);
    }
  });
  form.on('close', () => {
    if (!filed) refuse('POST requires exactly one file upload per request.');
  });
  form.on('error', () =>
    reject(new S3Error('MalformedPOSTRequest', 'The body of your POST request is not well-formed.')),
  );
  request.on('error', (error) => form.destroy(error));
  request.pipe(form);
  return { info: await promise.finally(() => request.unpipe(form)), fields };
}
