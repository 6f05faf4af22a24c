import { AbstractKeyIterator, AbstractLevel, AbstractValueIterator } from 'abstract-level';

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

/**
 * Makes dynalite answer 500 if the disk refuses a write, for example because it is full; reads continue. Later writes to the same store are
 * refused too: the LevelDB log may end in a partial record, and records after it are lost when the log is replayed.
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
