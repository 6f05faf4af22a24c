import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a program that takes it away itself; `temporary-folder.ts` is for tests. */
export async function folderForNow(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rombo-bench-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
