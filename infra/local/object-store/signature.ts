import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Tolerated clock difference of signed requests: 15 minutes, as on AWS. */
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

const signText = ({ secretAccessKey }: Credentials, scope: string[], text: string): Buffer =>
  hmac(scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`), text);

/** The headers that sign a POST of a body to the path / of a service. */
export function signPost(credentials: Credentials, service: string, host: string, body: string) {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const payload = sha256(body);
  const signedHeaders = 'host;x-amz-content-sha256;x-amz-date';
  const headers = `host:${host}\nx-amz-content-sha256:${payload}\nx-amz-date:${date}\n`;
  const scope = [date.slice(0, 8), 'eu-south-1', service, 'aws4_request'];
  const canonical = sha256(['POST', '/', '', headers, signedHeaders, payload].join('\n'));
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), canonical].join('\n');
  const signature = signText(credentials, scope, text).toString('hex');
  const credential = [credentials.accessKeyId, ...scope].join('/');
  return {
    'x-amz-date': date,
    'x-amz-content-sha256': payload,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signedHeaders}, Signature=${signature}`,
  };
}

/** Checks a version 4 signature over a text. `scope` is the credential that it names: key/date/region/service/terminator. */
export function checkSignature(
  credentials: Credentials,
  scope: string,
  text: string,
  signature: string,
  expectedService = 's3',
): void {
  const [accessKeyId, date = '', region = '', service, end] = scope.split('/');
  if (accessKeyId !== credentials.accessKeyId) {
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  if (service !== expectedService || end !== 'aws4_request') throw refuse();
  const expected = signText(credentials, [date, region, service, end], text);
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

/** Checks that a request is signed, in its Authorization header, with the credentials and for the service; throws an S3Error. */
export function authenticate(request: IncomingMessage, credentials: Credentials, service = 's3'): void {
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
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  checkSignature(credentials, credential, text, signature, service);
}
