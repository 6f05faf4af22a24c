import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that the caller must remove. */
export async function disposableFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rombo-bench-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Creates a folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rombo-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
