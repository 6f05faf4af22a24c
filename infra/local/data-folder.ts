import { access, constants, mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import * as v from 'valibot';
import { Refusal, systemCode } from './refusal.ts';
import { writeSafely } from './write-safely.ts';

/** The files of the folder that keeps the site's data. */
const layout = (folder: string) => ({
  state: join(folder, 'site.json'),
  lock: join(folder, 'lock'),
  table: join(folder, 'table'),
  objects: join(folder, 'objects'),
  secrets: join(folder, 'secrets.json'),
  sealKeys: join(folder, 'seal-keys.json'),
  administrator: join(folder, 'administrator.json'),
  /** Written at the end of the first start until version 0.1; `site.json` takes its place. */
  ready: join(folder, 'ready.json'),
});

type Paths = ReturnType<typeof layout>;

/** `filling` from before the first file until the first start has ended, then `ready`. */
const State = v.object({ state: v.picklist(['filling', 'ready']) });

/** Files that a complete site must have. The administrator's file is absent while the account changes. */
const needed = ['table', 'objects', 'secrets', 'sealKeys'] as const satisfies (keyof Paths)[];

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const unchanged = 'Nothing was changed. Choose another folder with DATA_DIR, or empty this one yourself.';

/** Free space below which a start warns, in bytes: forty pictures of the largest size. The demo data takes 13 MB. */
const LOW_SPACE = 200_000_000;

/** A warning that the disk of a folder is almost full, since a full one refuses every change. */
export async function lowSpace(folder: string, least = LOW_SPACE): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= least) return undefined;
  return `Only ${Math.floor(free / 1e6)} MB are free for ${folder}: make room. On a full disk nothing can be saved.`;
}

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

async function missingFile(paths: Paths): Promise<string | undefined> {
  for (const name of needed) if (!(await exists(paths[name]))) return paths[name];
  return undefined;
}

/**
 * Makes sure that the folder is the site's own before anything in it is touched: it is empty, or has the state file that is written
 * before all others. A folder of version 0.1, which has no such file, is taken over when it is complete.
 */
async function claim(folder: string, paths: Paths): Promise<void> {
  if (await exists(paths.state)) return;
  const found = await readdir(folder);
  const isOldSite = (await exists(paths.ready)) && !(await missingFile(paths));
  if (found.length > 0 && !isOldSite) {
    throw new Refusal(
      `${folder} is not empty and has no site.json: it is not a folder of this site, or was not restored whole. ${unchanged}`,
    );
  }
  try {
    await writeFile(paths.state, JSON.stringify({ state: isOldSite ? 'ready' : 'filling' }), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}

/**
 * Reads the state and makes sure that a site which is ready has all its parts. An empty file is a first write that was interrupted only
 * where nothing else was written yet; beside data, a full disk or an interrupted copy emptied it.
 */
async function readState(paths: Paths): Promise<'filling' | 'ready'> {
  const text = await readFile(paths.state, 'utf8');
  if (text === '') {
    if (!(await exists(paths.table)) && !(await exists(paths.objects))) return 'filling';
    throw new Refusal(
      `${paths.state} is empty beside data: bring it back from a backup, or write {"state":"ready"} into it if the rest is whole. ${unchanged}`,
    );
  }
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), State), text);
  if (!success) throw new Refusal(`${paths.state} is not a state file of this site. ${unchanged}`);
  const missing = output.state === 'ready' ? await missingFile(paths) : undefined;
  if (missing) throw new Refusal(`${missing} is missing: bring it back from a backup. ${unchanged}`);
  return output.state;
}

/**
 * Opens the folder that keeps the site's data, for this process alone. A folder whose first start did not come to its end is emptied,
 * apart from its keys and its administrator, and is `fresh` again. Throws a Refusal, with nothing touched, for a folder that is not the
 * site's or that lacks a part of it.
 */
export async function openDataFolder(folder: string) {
  const paths = layout(folder);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(`${folder} cannot be written (${systemCode(error)}): choose another folder with DATA_DIR.`);
  }
  await claim(folder, paths);
  // Before the lock, which is a file of its own.
  await readState(paths);
  const release = await lock(paths.lock, folder);
  try {
    const fresh = (await readState(paths)) === 'filling';
    const halfDone = fresh && (await exists(paths.table));
    if (fresh) for (const path of [paths.table, paths.objects]) await rm(path, { recursive: true, force: true });
    const markReady = (seed: string) =>
      writeSafely(paths.state, JSON.stringify({ state: 'ready', seed, at: new Date().toISOString() }));
    return { paths, fresh, halfDone, markReady, release };
  } catch (error) {
    await release();
    throw error;
  }
}
