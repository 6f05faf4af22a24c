import type { Readable } from 'node:stream';

/** Metadata of a stored object. */
export interface ObjectInfo {
  key: string;
  size: number;
  /** MD5 of the bytes in hexadecimal, as S3 makes the ETag of an object put in one piece. */
  etag: string;
  /** CRC-32 of the bytes in base64. */
  crc32: string;
  /** When it was written, in milliseconds. */
  modified: number;
  /** Content-Type, Cache-Control and the like, and `x-amz-meta-*`, names in lower case. */
  headers: Record<string, string>;
}

/** An object that was opened: reading it goes on even when it is replaced or deleted meanwhile. `close` ends it unread. */
export interface OpenObject {
  info: ObjectInfo;
  /** The bytes from `start` to `end`, both included; all of them without. */
  stream(range?: { start: number; end: number }): Readable;
  close(): Promise<void>;
}
