import type { S3Error } from './s3-error.ts';
import type { ObjectInfo } from './types.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
  '\n': '&#xA;',
};
const escapeXml = (text: string) => text.replace(/[&<>"\r\n]/g, (character) => entities[character] ?? '');

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

type Value = string | number | boolean | Values | (string | Values)[];
interface Values {
  [name: string]: Value;
}

/** An object as XML elements; a list repeats its element. */
const elements = (values: Values): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .map(
      ([name, value]) => `<${name}>${typeof value === 'object' ? elements(value) : escapeXml(String(value))}</${name}>`,
    )
    .join('');

/** A document of one element. */
export const document = (name: string, values: Values) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elements({ [name]: values })}`;

/** S3's error document. */
export const errorXml = (error: S3Error, resource: string, requestId: string) =>
  document('Error', {
    Code: error.code,
    Message: error.message,
    ...error.details,
    Resource: resource,
    RequestId: requestId,
  });

/** XML response of a form upload that requests 201. */
export const postResponseXml = (location: string, bucket: string, info: ObjectInfo) =>
  document('PostResponse', { Location: location, Bucket: bucket, Key: info.key, ETag: `"${info.etag}"` });

export const copyResultXml = (info: ObjectInfo) =>
  document('CopyObjectResult', { LastModified: new Date(info.modified).toISOString(), ETag: `"${info.etag}"` });

export const deleteResultXml = (keys: string[]) => document('DeleteResult', { Deleted: keys.map((Key) => ({ Key })) });

/** A page of a bucket's list; `next` is where the following one starts. */
export const listResultXml = (bucket: string, prefix: string, maxKeys: number, page: ObjectInfo[], next?: string) =>
  document('ListBucketResult', {
    Name: bucket,
    Prefix: prefix,
    KeyCount: page.length,
    MaxKeys: maxKeys,
    IsTruncated: next !== undefined,
    ...(next !== undefined && { NextContinuationToken: next }),
    Contents: page.map((info) => ({
      Key: info.key,
      LastModified: new Date(info.modified).toISOString(),
      ETag: `"${info.etag}"`,
      Size: info.size,
      StorageClass: 'STANDARD',
    })),
  });

/** The texts of a document's elements of one name. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescapeXml(text));

/** The keys in the document of a DeleteObjects call. */
export const deletedKeys = (text: string): string[] => textsOf(text, 'Key');
