import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type Credentials, signatureOf } from '../private-endpoint.ts';
import { storedHeaders } from './operations.ts';
import { S3Error } from './protocol.ts';
import type { ObjectInfo, Store } from './store.ts';

/** Form fields before the file, with lower-case names, plus the bucket from the URL. */
type FormFields = ReadonlyMap<string, string>;

/** A policy in the format of the SDK: exact fields as objects, other conditions as lists. */
interface Policy {
  expiration: string;
  conditions: (Record<string, string> | ['content-length-range', number, number] | ['eq', string, string])[];
}

const denied = (why: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${why}`);

/** Verifies the signature (version 4) of a policy with the credential in the form. */
function checkSignature(fields: FormFields, policy: string, credentials: Credentials): void {
  const [given, ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  if (given !== credentials.accessKeyId) {
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const signature = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex');
  const expected = signatureOf(policy, scope.join('/'), credentials);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    throw new S3Error('SignatureDoesNotMatch', 'The request signature does not match. Check your key.');
  }
}

/** True for fields that need no condition. */
const isExempt = (field: string) =>
  ['policy', 'x-amz-signature', 'file', 'bucket'].includes(field) || field.startsWith('x-ignore-');

/** Checks signature, expiry and conditions of a form's policy. Throws on fields without a condition. Returns the allowed file size. */
function checkPolicy(fields: FormFields, credentials: Credentials): { min: number; max: number } {
  const document = fields.get('policy');
  if (!document || fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') throw new S3Error('AccessDenied');
  checkSignature(fields, document, credentials);
  // Trusted: a function of the site signed it.
  const { expiration, conditions }: Policy = JSON.parse(Buffer.from(document, 'base64').toString());
  if (Date.parse(expiration) < Date.now()) throw denied('Policy expired.');

  let size = { min: 0, max: Number.POSITIVE_INFINITY };
  const named = new Set<string>();
  const match = (name: string, value: string) => {
    const field = name.toLowerCase();
    const given = fields.get(field) ?? '';
    named.add(field);
    if (given !== value) throw denied(`Policy Condition failed: ${field}`);
  };
  for (const condition of conditions) {
    if (!Array.isArray(condition)) for (const [name, value] of Object.entries(condition)) match(name, value);
    else if (condition[0] === 'content-length-range') size = { min: Number(condition[1]), max: Number(condition[2]) };
    else match(condition[1].slice(1), condition[2]);
  }
  const extra = [...fields.keys()].filter((field) => !isExempt(field) && !named.has(field));
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`);
  return size;
}

const refused = (message: string) => new S3Error('InvalidArgument', message);

/** Stores the file of a presigned POST. Ignores fields after the file, as S3 does. */
export async function postObject(
  request: IncomingMessage,
  bucket: string,
  store: Store,
  credentials: Credentials,
): Promise<ObjectInfo> {
  const type = request.headers['content-type'] ?? '';
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new S3Error('MalformedPOSTRequest', 'The body of your POST request is not well-formed.');
  });
  const fields = new Map([['bucket', bucket]]);
  for (const [name, value] of form) {
    const field = name.toLowerCase();
    // The bucket in the URL takes precedence.
    if (field === 'bucket') continue;
    if (typeof value === 'string') {
      if (fields.has(field)) throw refused(`POST requires exactly one field ${field}.`);
      fields.set(field, value);
      continue;
    }
    if (name !== 'file') throw refused(`${name} is no field for a file.`);
    const key = fields.get('key');
    if (!key) throw refused("Bucket POST must contain a field named 'key'.");
    const { min, max } = checkPolicy(fields, credentials);
    const details = { ProposedSize: value.size, MinSizeAllowed: min, MaxSizeAllowed: max };
    if (value.size > max)
      throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', details);
    if (value.size < min)
      throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', details);
    return store.put(key, storedHeaders(Object.fromEntries(fields)), value.stream());
  }
  throw refused('POST requires exactly one file upload per request.');
}
