import { existsSync } from 'node:fs';
import { access, constants, mkdir, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import * as v from 'valibot';
import { systemCode } from './listen.ts';
import { Refusal } from './settings.ts';
import { writeSafely } from './write-safely.ts';

const layout = (folder: string) => ({
  state: join(folder, 'site.json'),
  lock: join(folder, 'lock'),
  table: join(folder, 'table'),
  objects: join(folder, 'objects'),
  requests: join(folder, 'requests'),
  secrets: join(folder, 'secrets.json'),
  sealKeys: join(folder, 'seal-keys.json'),
  administrator: join(folder, 'administrator.json'),
  mail: join(folder, 'mail'),
});
type Paths = ReturnType<typeof layout>;

/** `filling` until the first start is complete, then `ready`. */
const State = v.pipe(v.string(), v.parseJson(), v.object({ state: v.picklist(['filling', 'ready']) }));

/** Files that a complete site must have. The file of the administrator is absent while the account changes. */
const requiredPaths = ['table', 'objects', 'secrets', 'sealKeys'] as const satisfies (keyof Paths)[];

const UNCHANGED = 'Nothing was changed. Choose another folder with DATA_DIR, or empty this one yourself.';

/** Free space in bytes below which a start warns: forty pictures of maximum size. The demo data takes 13 MB. */
const LOW_SPACE = 200_000_000;

/** Returns a warning if the disk is almost full. On a full disk, every write fails. */
export async function lowSpace(folder: string, least = LOW_SPACE): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= least) return undefined;
  return `Only ${Math.floor(free / 1e6)} MB are free for ${folder}: make room. On a full disk nothing can be saved.`;
}

/** Locks the folder with a LevelDB lock, which the operating system releases when the process ends. */
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

/** Reads the state. Throws if it is not a state file of this site, or if a ready site is incomplete. */
async function readState(paths: Paths): Promise<'filling' | 'ready'> {
  const { success, output } = v.safeParse(State, await readFile(paths.state, 'utf8'));
  if (!success) throw new Refusal(`${paths.state} is not a state file of this site. ${UNCHANGED}`);
  if (output.state === 'filling') return output.state;
  for (const name of requiredPaths) {
    if (!existsSync(paths[name]))
      throw new Refusal(`${paths[name]} is missing: bring it back from a backup. ${UNCHANGED}`);
  }
  return output.state;
}

/**
 * Opens the site's data folder and locks it for this process. A state file claims an empty folder before anything else is written. After an
 * interrupted first start, everything except keys and administrator is deleted and the site is `fresh` again. Throws a Refusal without
 * changing anything if the folder is foreign or incomplete.
 */
export async function openDataFolder(folder: string) {
  const paths = layout(folder);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(`${folder} cannot be written (${systemCode(error)}): choose another folder with DATA_DIR.`);
  }
  if (!existsSync(paths.state)) {
    if ((await readdir(folder)).length > 0) {
      throw new Refusal(
        `${folder} is not empty and has no site.json: it is not a folder of this site, or was not restored whole. ${UNCHANGED}`,
      );
    }
    await writeSafely(paths.state, JSON.stringify({ state: 'filling' }));
  }
  // Checked before the lock, which creates a file, and again under the lock.
  await readState(paths);
  const release = await lock(paths.lock, folder);
  try {
    const fresh = (await readState(paths)) === 'filling';
    if (fresh) for (const path of [paths.table, paths.objects]) await rm(path, { recursive: true, force: true });
    const markReady = (seed: string) =>
      writeSafely(paths.state, JSON.stringify({ state: 'ready', seed, at: new Date().toISOString() }));
    return { paths, fresh, markReady, release };
  } catch (error) {
    await release();
    throw error;
  }
}
