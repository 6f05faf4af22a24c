import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { syncFolder } from '../write-safely.ts';

/** Metadata of a stored object. */
export interface ObjectInfo {
  key: string;
  size: number;
  /** MD5 of the bytes in hexadecimal, as S3 makes the ETag of an object put in one piece. */
  etag: string;
  /** Time of the write, in milliseconds. */
  modified: number;
  /** Content-Type, Cache-Control and the like, and `x-amz-meta-*`, names in lower case. */
  headers: Record<string, string>;
}

/** An open object. It can be read even if it is replaced or deleted meanwhile; `close` discards it unread. */
export interface OpenObject {
  info: ObjectInfo;
  /** The bytes from `start` to `end` inclusive, all by default. */
  stream(range?: { start: number; end: number }): Readable;
  close(): Promise<void>;
}

/** Objects on disk. A write is complete and synced, or absent, whenever the process is killed. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/**
 * An object is one file, so that its bytes and metadata appear and vanish together: bytes, metadata as JSON, length of that JSON in four
 * bytes, and a magic number in four.
 */
const MARK = Buffer.from('RPO1');
const TAIL = 8;

function trailer(info: ObjectInfo): Buffer {
  const json = Buffer.from(JSON.stringify(info));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([json, length, MARK]);
}

const readAt = async (handle: FileHandle, length: number, position: number) =>
  (await handle.read(Buffer.alloc(length), 0, length, position)).buffer;

async function readInfo(handle: FileHandle): Promise<ObjectInfo> {
  const { size } = await handle.stat();
  const tail = await readAt(handle, TAIL, Math.max(0, size - TAIL));
  if (!tail.subarray(4).equals(MARK)) throw new Error('a file of the object store is damaged');
  const length = tail.readUInt32BE();
  return JSON.parse((await readAt(handle, length, size - TAIL - length)).toString());
}

async function openObjectFile(file: string): Promise<OpenObject | undefined> {
  const handle = await open(file).catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const info = await readInfo(handle);
    return {
      info,
      stream: (range = { start: 0, end: info.size - 1 }) => {
        if (info.size > 0) return handle.createReadStream(range);
        return Readable.from([]).once('close', () => handle.close());
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Opens the store of a folder, and removes drafts of interrupted writes. */
export async function openStore(folder: string) {
  const objects = join(folder, 'objects');
  const drafts = join(folder, 'drafts');
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { recursive: true });
  await mkdir(objects, { recursive: true });
  // Files are named by a hash of the key, so that no key escapes the folder.
  const fileOf = (key: string) => join(objects, createHash('sha256').update(key).digest('hex'));

  return {
    async put(key: string, headers: Record<string, string>, bytes: AsyncIterable<Uint8Array>): Promise<ObjectInfo> {
      const draft = join(drafts, randomUUID());
      const handle = await open(draft, 'wx', 0o600);
      try {
        const md5 = createHash('md5');
        let size = 0;
        for await (const chunk of bytes) {
          md5.update(chunk);
          size += chunk.byteLength;
          await handle.writeFile(chunk);
        }
        const info = { key, size, etag: md5.digest('hex'), modified: Date.now(), headers };
        await handle.writeFile(trailer(info));
        await handle.sync();
        await handle.close();
        await rename(draft, fileOf(key));
        await syncFolder(objects);
        return info;
      } catch (error) {
        await handle.close();
        await rm(draft, { force: true });
        throw error;
      }
    },

    open: (key: string) => openObjectFile(fileOf(key)),

    /** Removes an object, if it exists. */
    remove: (key: string) => rm(fileOf(key), { force: true }),

    /** All objects in S3's order: by the bytes of their keys. */
    async list(): Promise<ObjectInfo[]> {
      const infos: ObjectInfo[] = [];
      for (const name of (await readdir(objects)).filter((name) => /^[0-9a-f]{64}$/.test(name))) {
        const object = await openObjectFile(join(objects, name));
        await object?.close();
        if (object) infos.push(object.info);
      }
      return infos.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    },
  };
}
