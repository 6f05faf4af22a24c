import { AbstractKeyIterator, AbstractLevel, AbstractValueIterator } from 'abstract-level';

/**
 * Lets dynalite's iterators be closed. dynalite 4.0.0 ends each with `return()`, which those of abstract-level 3 do not have, so that
 * every Query left one open for good, with what it holds of the store: 5 MB a second under load.
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

/** Error fields that dynalite sends as a response; it throws an error without a status, which would end the process. */
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

/**
 * Makes dynalite answer 500 for a write that the disk refused, for example a full one, and goes on reading. Later writes to the same
 * store are refused too: LevelDB's log may end in half a record, and what is written behind it is not found when the log is replayed.
 */
export function failWrites(log: (line: string) => void): void {
  const failed = new WeakSet<object>();
  for (const name of ['put', 'del', 'batch'] as const) {
    prototype[name] = async function (this: object, ...input) {
      if (failed.has(this)) throw Object.assign(new Error('An earlier write failed'), internalError);
      try {
        return await originals[name].apply(this, input);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'LEVEL_DATABASE_NOT_OPEN') throw error;
        failed.add(this);
        log(`The table cannot be written: ${error instanceof Error ? (error.cause ?? error) : error}`);
        log('Reading goes on. Make room on the disk and restart the site to write again.');
        throw Object.assign(error instanceof Error ? error : new Error(String(error)), internalError);
      }
    };
  }
}
