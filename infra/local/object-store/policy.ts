import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Credentials } from '../private-endpoint.ts';
import { S3Error } from './s3-error.ts';

/** Form fields before the file, names in lower case, with the bucket of the address. */
type FormFields = ReadonlyMap<string, string>;

const denied = (why: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${why}`);
const invalid = (why: string) => new S3Error('InvalidPolicyDocument', `Invalid Policy: ${why}`);

const Field = v.pipe(
  v.string(),
  v.startsWith('$'),
  v.transform((field) => field.slice(1).toLowerCase()),
);
const Match = v.tuple([v.pipe(v.string(), v.toLowerCase(), v.picklist(['eq', 'starts-with'])), Field, v.string()]);
type Matches = { matches: v.InferOutput<typeof Match>[]; size?: { min: number; max: number } };
const Condition = v.union([
  v.pipe(
    v.tuple([v.literal('content-length-range'), v.number(), v.number()]),
    v.transform(([, min, max]): Matches => ({ matches: [], size: { min, max } })),
  ),
  v.pipe(
    Match,
    v.transform((match): Matches => ({ matches: [match] })),
  ),
  v.pipe(
    v.record(v.string(), v.string()),
    v.transform(
      (fields): Matches => ({
        matches: Object.entries(fields).map(([name, value]) => ['eq', name.toLowerCase(), value]),
      }),
    ),
  ),
]);
const Policy = v.pipe(
  v.string(),
  v.transform((base64) => Buffer.from(base64, 'base64').toString()),
  v.parseJson(),
  v.object({ expiration: v.string(), conditions: v.array(Condition) }),
);

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Checks the signature (version 4) of a policy by the credential that the form names. */
function checkSignature(fields: FormFields, policy: string, { accessKeyId, secretAccessKey }: Credentials): void {
  const [given, ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  if (given !== accessKeyId) {
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex');
  const expected = hmac(key, policy);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    throw new S3Error('SignatureDoesNotMatch', 'The request signature does not match. Check your key.');
  }
}

/** Fields that no condition needs to name. */
const isFree = (field: string) =>
  ['policy', 'x-amz-signature', 'file', 'bucket'].includes(field) || field.startsWith('x-ignore-');

/**
 * Checks signature, expiry and conditions of a form's policy, and returns the sizes that its file may have. Refuses fields that no
 * condition names.
 */
export function checkPolicy(fields: FormFields, credentials: Credentials): { min: number; max: number } {
  const document = fields.get('policy');
  if (!document || fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') throw new S3Error('AccessDenied');
  checkSignature(fields, document, credentials);
  const { success, output } = v.safeParse(Policy, document);
  if (!success) throw invalid('Invalid document.');
  if (!(Date.parse(output.expiration) > Date.now())) throw denied('Policy expired.');

  const { conditions } = output;
  const matches = conditions.flatMap((condition) => condition.matches);
  for (const [operator, field, value] of matches) {
    const given = fields.get(field) ?? '';
    if (operator === 'eq' ? given !== value : !given.startsWith(value)) {
      throw denied(`Policy Condition failed: ${JSON.stringify([operator, `$${field}`, value])}`);
    }
  }
  const named = new Set(matches.map(([, field]) => field));
  const extra = [...fields.keys()].filter((field) => !isFree(field) && !named.has(field));
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`);
  return Object.assign({ min: 0, max: Number.POSITIVE_INFINITY }, ...conditions.map(({ size }) => size));
}
