import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ObjectInfo, OpenObject } from './types.ts';

/**
 * An object is one file, so that its bytes and what is known of them appear and vanish together: first the bytes, then the
 * information as JSON, then that JSON's length in four bytes and a mark in four.
 */
const MARK = Buffer.from('RPO1');
const TAIL = 8;

/** Trailer of an object's file. */
export function trailer(info: ObjectInfo): Buffer {
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
  const json = await readAt(handle, length, size - TAIL - length);
  return JSON.parse(json.toString());
}

/** Opens an object's file; undefined when there is none. */
export async function openObjectFile(file: string): Promise<OpenObject | undefined> {
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
