import { createHash, randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { syncFolder } from '../write-safely.ts';

export interface ObjectInfo {
  key: string;
  size: number;
  /** Hexadecimal MD5 of the content, like the ETag of a single-part upload in S3. */
  etag: string;
  /** Time of the write, in milliseconds. */
  modified: number;
  /** Headers such as Content-Type and `x-amz-meta-*`, with lower-case names. */
  headers: Record<string, string>;
}

/** An open object. It stays readable if it is replaced or deleted; `close` discards it unread. */
export interface OpenObject {
  info: ObjectInfo;
  /** Streams the bytes from `start` to `end` inclusive; all by default. */
  stream(range?: { start: number; end: number }): Readable;
  close(): Promise<void>;
}

/** Objects on disk. Writes are atomic: after a kill, each one is either complete and synced or absent. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/**
 * Format of an object file: content, metadata as JSON, length of the JSON in four bytes, magic number in four bytes. A single file keeps
 * content and metadata consistent.
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

/** Opens the store in a folder and removes drafts of interrupted writes. */
export async function openStore(folder: string) {
  const objects = join(folder, 'objects');
  const drafts = join(folder, 'drafts');
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { recursive: true });
  await mkdir(objects, { recursive: true });
  // A hash as file name keeps every key inside the folder.
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');
  const fileOf = (key: string) => join(objects, nameOf(key));
  /** Metadata by file name, because opening each file for a list takes seconds with thousands of them. May contain removed files. */
  const infos = new Map<string, ObjectInfo>();

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
        // In one step: of two concurrent writes, the metadata belongs to the file that stays.
        renameSync(draft, fileOf(key));
        infos.set(nameOf(key), info);
        await syncFolder(objects);
        return info;
      } catch (error) {
        await handle.close();
        await rm(draft, { force: true });
        throw error;
      }
    },

    open: (key: string) => openObjectFile(fileOf(key)),

    remove: (key: string) => rm(fileOf(key), { force: true }),

    /** Lists all objects in S3's order, by the bytes of their keys. */
    async list(): Promise<ObjectInfo[]> {
      const listed: ObjectInfo[] = [];
      for (const name of (await readdir(objects)).filter((name) => /^[0-9a-f]{64}$/.test(name))) {
        if (!infos.has(name)) {
          const object = await openObjectFile(join(objects, name));
          await object?.close();
          // Metadata of a write in the meantime is newer.
          if (object && !infos.has(name)) infos.set(name, object.info);
        }
        const info = infos.get(name);
        if (info) listed.push(info);
      }
      return listed.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    },
  };
}
