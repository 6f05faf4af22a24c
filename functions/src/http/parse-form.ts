import { MIMEType } from 'node:util';
import httpMultipartBodyParser from '@middy/http-multipart-body-parser';
import type { FileFields } from '@rombo/shared/contract/route';
import type { FilePart } from '@rombo/shared/contract/upload';
import type * as v from 'valibot';
import { Failure, invalid, unreadable } from '../errors.ts';
import type { Middleware } from './chain.ts';
import type { Event } from './types.ts';

/** The characters of a boundary (RFC 2046). */
const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/;

/** Returns the boundary of a form's media type; undefined if it is no form or its boundary is missing or invalid. */
function boundaryOf(type: string | undefined): string | undefined {
  try {
    const { essence, params } = new MIMEType(type ?? '');
    const boundary = params.get('boundary') ?? '';
    if (essence === 'multipart/form-data' && BOUNDARY.test(boundary) && !boundary.endsWith(' ')) return boundary;
  } catch {
    // Not a media type.
  }
  return undefined;
}

/**
 * Refuses other media types, and incomplete forms, on which the parser would crash the process or hang. The parser gets the boundary that
 * was checked, in quotes.
 */
const checkForm = (): Middleware => ({
  before({ event }) {
    const boundary = boundaryOf(event.headers['content-type']);
    if (boundary === undefined) throw new Failure('unsupported_media_type');
    const body = Buffer.from(String(event.body ?? ''), event.isBase64Encoded ? 'base64' : 'utf8');
    if (!isWhole(body.toString('latin1'), boundary)) throw unreadable();
    event.headers['content-type'] = `multipart/form-data; boundary="${boundary}"`;
  },
});

/** True if every part has complete headers and the closing boundary follows the last part. */
function isWhole(body: string, boundary: string): boolean {
  const [, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`);
  const end = parts.pop();
  return end?.startsWith('--') === true && parts.every((part) => /^[ \t]*\r\n/.test(part) && part.includes('\r\n\r\n'));
}

interface Part {
  filename?: string;
  mimetype: string;
  content: Buffer;
}

const LIMITS = { fieldNameSize: 100, parts: 200 };

/** Reads a form. An empty text means absent, except in file fields and optional fields of `schema`, where it clears the value. */
export const parseForm = (files: FileFields, schema?: v.GenericSchema): Middleware[] => [
  checkForm(),
  httpMultipartBodyParser({
    disableContentTypeCheck: true,
    busboy: { isPartAFile: () => true, limits: LIMITS },
  }) as Middleware,
  { before: ({ event }) => void readParts(event, files, clearableIn(schema)) },
];

const clearableIn = (schema?: v.GenericSchema & { entries?: Record<string, v.GenericSchema> }): string[] =>
  Object.entries(schema?.entries ?? {}).flatMap(([name, { type }]) => (type === 'exact_optional' ? [name] : []));

function readParts(event: Event, { many, one }: FileFields, clearable: string[]): void {
  const fields: Record<string, unknown> = {};
  for (const [name, parsed] of Object.entries(event.body as Record<string, Part | Part[]>)) {
    // The parser returns repeated parts in reverse order.
    const parts = (Array.isArray(parsed) ? parsed.toReversed() : [parsed]).map(toValue);
    if (name in {}) throw invalid(name, 'unknown_field');
    if (many.includes(name)) fields[name] = parts;
    else if (parts.length > 1) throw invalid(name, 'repeated_field');
    else if (parts[0] !== '' || one.includes(name) || clearable.includes(name)) fields[name] = parts[0];
  }
  event.body = fields;
}

function toValue({ filename, mimetype, content }: Part): string | FilePart {
  if (filename === undefined && isTextual(mimetype)) return decode(content);
  // A browser sends an empty file input as a nameless file without bytes.
  if (!filename && content.length === 0) return '';
  return {
    filename: filename ?? '',
    mimetype,
    content: new Uint8Array(content.buffer, content.byteOffset, content.byteLength),
  };
}

/** True for JSON and for text, the default media type of a part without a filename (RFC 7578). */
const isTextual = (mimetype: string): boolean => /^(text\/|application\/json\b)/i.test(mimetype);

/** Forms encode every line break as CRLF, which must not count as two characters. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content).replaceAll('\r\n', '\n');
  } catch (cause) {
    throw unreadable(cause);
  }
}
