import { MAX_OUTSTANDING_UPLOADS } from '@rombo/shared/contract/limits';
import { UPLOAD_SECONDS } from '@rombo/shared/contract/upload';
import * as v from 'valibot';
import { keys } from './keys.ts';
import { parseRow } from './rows.ts';
import { getItem, nowInSeconds, putIfAbsent, updateIf } from './table.ts';

/** The outstanding uploads of an account: the expiry of each by its id. */
const Row = v.object({ announced: v.record(v.string(), v.number()) });

const idOf = (key: string): string => key.replace(/^.*\//, '').slice(0, 36);

const ATTEMPTS = 3;

/** Counts new uploads against the quota, all or none. Returns 0, or the seconds until enough others have expired. */
export async function announceUploads(username: string, uploads: string[]): Promise<number> {
  const ids = uploads.map(idOf);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const end = nowInSeconds() + UPLOAD_SECONDS;
    if (await add(username, ids, end)) return 0;
    const item = await getItem(keys.uploads(username));
    if (!item) {
      const announced = Object.fromEntries(ids.map((id) => [id, end]));
      if (await putIfAbsent({ ...keys.uploads(username), announced, ttl: end })) return 0;
      continue;
    }
    const entries = Object.entries(parseRow(Row, item).announced);
    const expired = entries.filter(([, end]) => end <= nowInSeconds()).map(([id]) => id);
    if (expired.length > 0) await remove(username, expired);
    else if (entries.length + ids.length > MAX_OUTSTANDING_UPLOADS) {
      const ends = entries.map(([, end]) => end).sort((a, b) => a - b);
      const last = ends[entries.length + ids.length - MAX_OUTSTANDING_UPLOADS - 1] ?? end;
      return Math.max(1, last - nowInSeconds());
    }
  }
  return 1;
}

export const returnUploads = (username: string, uploads: string[]): Promise<boolean> =>
  remove(username, uploads.map(idOf));

/** Returns true if the uploads were added. A retry by the SDK finds its own ids and may add them again. */
function add(username: string, ids: string[], end: number): Promise<boolean> {
  const { names, paths } = pathsOf(ids);
  const update = `SET ${paths.map((path) => `${path} = :end`).join(', ')}, #ttl = :end`;
  return updateIf(keys.uploads(username), update, {
    expression: `attribute_exists(announced) AND (size(announced) <= :free OR attribute_exists(${paths[0]}))`,
    names: { ...names, '#ttl': 'ttl' },
    values: { ':end': end, ':free': MAX_OUTSTANDING_UPLOADS - ids.length },
  });
}

function remove(username: string, ids: string[]): Promise<boolean> {
  const { names, paths } = pathsOf(ids);
  const condition = { expression: 'attribute_exists(announced)', names };
  return updateIf(keys.uploads(username), `REMOVE ${paths.join(', ')}`, condition);
}

const pathsOf = (ids: string[]) => ({
  names: Object.fromEntries(ids.map((id, at) => [`#${at}`, id])),
  paths: ids.map((_, at) => `announced.#${at}`),
});
