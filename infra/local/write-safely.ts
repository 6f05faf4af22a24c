import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a rename durable. Systems that cannot open folders do not need it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle: FileHandle | undefined = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Writes a file atomically: a draft is written, synced and renamed. */
export async function writeSafely(file: string, text: string, mode = 0o600): Promise<void> {
  const draft = `${file}.new`;
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await syncFolder(dirname(file));
}
