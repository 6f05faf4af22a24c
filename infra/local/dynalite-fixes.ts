import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AbstractKeyIterator, AbstractLevel, AbstractValueIterator } from 'abstract-level';
import { ClassicLevel } from 'classic-level';
import { getIndexActions } from 'dynalite/db/index.js';

/**
 * Makes iterators closable for dynalite. dynalite 4.0.0 ends each with `return()`, which abstract-level 3 does not have, so every Query
 * leaked an open iterator: 5 MB per second under load.
 */
export function closeIterators(): void {
  for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator]) {
    Object.defineProperty(prototype, 'return', {
      configurable: true,
      value(this: { close(): Promise<void> }) {
        return this.close();
      },
    });
  }
}

/** Error fields that dynalite sends as a response. An error without a status would end the process. */
const internalError = {
  statusCode: 500,
  body: {
    __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
    message: 'The request processing has failed because of an unknown error, exception or failure.',
  },
};

type Write = (...input: unknown[]) => Promise<unknown>;

const prototype = AbstractLevel.prototype as unknown as Record<'put' | 'del' | 'batch', Write>;
const originals = { put: prototype.put, del: prototype.del, batch: prototype.batch };

/** Databases by folder that refused a write. */
const failed = new Map<string, ClassicLevel>();

/**
 * Makes dynalite answer 500 if the disk refuses a write, for example because it is full; reads continue. Later writes to the same database
 * are refused too until it is reopened: the LevelDB log may end in a partial record, and records after it are lost when the log is replayed.
 */
export function failWrites(log: (line: string) => void): void {
  for (const name of ['put', 'del', 'batch'] as const) {
    prototype[name] = async function (this: ClassicLevel, ...input) {
      if (failed.has(this.location)) throw Object.assign(new Error('An earlier write failed'), internalError);
      try {
        return await originals[name].apply(this, input);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'LEVEL_DATABASE_NOT_OPEN') throw error;
        failed.set(this.location, this);
        log(`The table cannot be written: ${error instanceof Error ? (error.cause ?? error) : error}`);
        log('Reading goes on. Make room on the disk to write again.');
        throw Object.assign(error instanceof Error ? error : new Error(String(error)), internalError);
      }
    };
  }
}

/** Free space in bytes for reopening: twice the largest log, which is replayed into a new file. */
const ROOM = 8 * 1024 * 1024;

async function hasRoom(folder: string): Promise<boolean> {
  const file = join(folder, 'room');
  try {
    await writeFile(file, Buffer.alloc(ROOM), { flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true });
  }
}

/** Returns whether the database of a folder refused a write. */
export const hasFailed = (folder: string): boolean => failed.has(folder);

/** Reopens a database that refused a write once there is room, so that it can be written again. No other call may be in progress. */
export async function reopen(folder: string): Promise<void> {
  const database = failed.get(folder);
  // Without room it could be closed, but not opened, and reads would end.
  if (!database || !(await hasRoom(folder))) return;
  // dynalite's own `close` is for good.
  await AbstractLevel.prototype.close.call(database);
  await AbstractLevel.prototype.open.call(database, {});
  failed.delete(folder);
}

interface IndexSchema {
  AttributeDefinitions: object[];
  GlobalSecondaryIndexes: { IndexName: string }[];
}

/** All keys that begin with a prefix. */
const under = (prefix: string) => ({ gte: prefix, lt: `${prefix}\uffff` });

/**
 * Gives an existing table its indexes, and makes them agree with its items. dynalite cannot add an index, and a kill between its writes of an
 * index and of the item leaves them different. The table must not be open.
 */
export async function repairIndexes(folder: string, name: string, schema: IndexSchema): Promise<void> {
  const level = new ClassicLevel<string, object>(folder, { valueEncoding: 'json' });
  try {
    const stored = await level.get(`table~${name}`);
    if (!stored) return;
    const table = { ...stored, ...schema };
    const wanted = new Map<string, object>([[`table~${name}`, table]]);
    for await (const item of level.values(under(`item-${name}~`)))
      for (const index of schema.GlobalSecondaryIndexes)
        for (const entry of getIndexActions([index], null, item, table).puts)
          wanted.set(`index-global~${name}~${index.IndexName}~${entry.key}`, entry.item);
    const present = new Map(await level.iterator(under(`index-global~${name}~`)).all());
    present.set(`table~${name}`, stored);
    await level.batch([
      ...[...present.keys()].filter((key) => !wanted.has(key)).map((key) => ({ type: 'del' as const, key })),
      ...[...wanted]
        .filter(([key, value]) => !isDeepStrictEqual(present.get(key), JSON.parse(JSON.stringify(value))))
        .map(([key, value]) => ({ type: 'put' as const, key, value })),
    ]);
  } finally {
    await level.close();
  }
}
