import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** How far a request's clock may be from ours: 15 minutes, as on AWS. */
const SKEW = 15 * 60_000;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const refuse = () =>
  new S3Error(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );

/** Checks a signature (version 4) over a text: `scope` is the credential that it names, key/date/region/service/terminator. */
export function checkSignature(credentials: Credentials, scope: string, text: string, signature: string): void {
  const [accessKeyId, date = '', region = '', service, end] = scope.split('/');
  if (accessKeyId !== credentials.accessKeyId) {
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  if (service !== 's3' || end !== 'aws4_request') throw refuse();
  const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const expected = hmac(key, text);
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refuse();
}

/** `20250920T083000Z` in milliseconds; NaN for what is no such time. */
const parseAmzDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query.replaceAll('+', '%2B'))]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

/** Checks that a request was signed, in its Authorization header, by who holds the credentials. */
export function authenticate(request: IncomingMessage, credentials: Credentials): void {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': payload = '' } = request.headers;
  const parts = /^AWS4-HMAC-SHA256 Credential=(\S+?),\s*SignedHeaders=(\S+?),\s*Signature=([0-9a-f]+)$/.exec(
    authorization,
  );
  if (!parts) throw new S3Error('AccessDenied', 'Access Denied');
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  if (!(Math.abs(Date.now() - parseAmzDate(String(date))) <= SKEW)) {
    throw new S3Error(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
  const headers = signedHeaders.split(';').map((name) => {
    const value = request.headersDistinct[name]?.join(',') ?? '';
    return `${name}:${value.trim().replace(/ +/g, ' ')}\n`;
  });
  const canonical = [request.method, path, canonicalQuery(query), headers.join(''), signedHeaders, payload].join('\n');
  const scope = credential.split('/').slice(1).join('/');
  checkSignature(credentials, credential, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'), signature);
}
