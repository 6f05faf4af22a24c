import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { syncFolder } from '../../common/write-safely.ts';
import { openObjectFile, trailer } from './object-file.ts';
import type { ObjectInfo, OpenObject } from './types.ts';

/** Objects on disk. A write is there completely, synced, or not at all, whenever the process is killed. */
export interface Store {
  /** Writes an object from its bytes; `accept` may still refuse it, by throwing, before it replaces anything. */
  put(
    key: string,
    headers: Record<string, string>,
    bytes: AsyncIterable<Uint8Array>,
    accept?: (info: ObjectInfo) => void,
  ): Promise<ObjectInfo>;
  open(key: string): Promise<OpenObject | undefined>;
  /** Removes an object; one that is not there is fine. */
  remove(key: string): Promise<void>;
  /** Everything there is, in the order of S3: by the bytes of the keys. */
  list(): Promise<ObjectInfo[]>;
}

/** Opens the store of a folder, and throws away what an interrupted write left there. */
export async function openStore(folder: string): Promise<Store> {
  const objects = join(folder, 'objects');
  const drafts = join(folder, 'drafts');
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { recursive: true });
  await mkdir(objects, { recursive: true });
  // A key names its file by its hash: whatever it contains, it stays in the folder.
  const fileOf = (key: string) => join(objects, createHash('sha256').update(key).digest('hex'));

  const put: Store['put'] = async (key, headers, bytes, accept = () => {}) => {
    const draft = join(drafts, randomUUID());
    const handle = await open(draft, 'wx', 0o600);
    try {
      const md5 = createHash('md5');
      let size = 0;
      let crc = 0;
      for await (const chunk of bytes) {
        md5.update(chunk);
        crc = crc32(chunk, crc);
        size += chunk.byteLength;
        await handle.writeFile(chunk);
      }
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc);
      const info = { key, size, etag: md5.digest('hex'), crc32: sum.toString('base64'), modified: Date.now(), headers };
      accept(info);
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
  };

  const isObject = (name: string) => /^[0-9a-f]{64}$/.test(name);
  const infoOf = async (file: string): Promise<ObjectInfo[]> => {
    const object = await openObjectFile(file);
    await object?.close();
    return object ? [object.info] : [];
  };

  return {
    put,
    open: (key) => openObjectFile(fileOf(key)),
    remove: (key) => rm(fileOf(key), { force: true }),
    list: async () => {
      const infos: ObjectInfo[] = [];
      for (const name of (await readdir(objects)).filter(isObject)) infos.push(...(await infoOf(join(objects, name))));
      return infos.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    },
  };
}
