import { access, constants, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { Refusal, systemCode } from './refusal.ts';
import { writeSafely } from './write-safely.ts';

/** What is where in the folder that keeps the site's data. */
const layout = (folder: string) => ({
  lock: join(folder, 'lock'),
  table: join(folder, 'table'),
  objects: join(folder, 'objects'),
  secrets: join(folder, 'secrets.json'),
  sealKeys: join(folder, 'seal-keys.json'),
  administrator: join(folder, 'administrator.json'),
  ready: join(folder, 'ready.json'),
});

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** LevelDB's lock is the system's own: it ends with the process that holds it, however that ends. */
async function lock(path: string, folder: string) {
  const level = new ClassicLevel(path);
  try {
    await level.open();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (systemCode(cause) === 'LEVEL_LOCKED') {
      throw new Refusal(`${folder} is in use by another start: stop that one, or choose another folder with DATA_DIR.`);
    }
    throw new Refusal(`${folder} cannot be opened: ${cause instanceof Error ? cause.message : error}`);
  }
  return () => level.close();
}

/**
 * Opens the folder that keeps the site's data, for this process alone. A folder whose first start did not come to its end (`ready`
 * is written last) is emptied, apart from its keys and its administrator, and is `fresh` again.
 */
export async function openDataFolder(folder: string) {
  const paths = layout(folder);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(`${folder} cannot be written (${systemCode(error)}): choose another folder with DATA_DIR.`);
  }
  const release = await lock(paths.lock, folder);
  const fresh = !(await exists(paths.ready));
  const halfDone = fresh && (await exists(paths.table));
  if (fresh) for (const path of [paths.table, paths.objects]) await rm(path, { recursive: true, force: true });
  const markReady = (seed: string) => writeSafely(paths.ready, JSON.stringify({ seed, at: new Date().toISOString() }));
  return { paths, fresh, halfDone, markReady, release };
}
