import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { importLimits } from '@rombo/shared/contract/import';
import { refusal } from '@rombo/shared/contract/issues';
import { MAX_FILE_BYTES, MAX_ZIP_BYTES } from '@rombo/shared/contract/upload';
import { type ZippableFile, zipSync } from 'fflate';
import pLimit from 'p-limit';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import { Failure, invalid, isDependencyFailure } from '../errors.ts';
import { readHead } from './bucket.ts';
import { isUploadKey } from './uploads.ts';

export interface Zip {
  /** Paths of the files by their names in lower case. */
  names: ReadonlyMap<string, string[]>;
  /** Unpacks one file. Stops at the size that uploads may have, whatever the zip claims. */
  read: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Unpacks the only table; undefined if there is none, or several. */
  readTable: () => Promise<{ content: Uint8Array } | undefined>;
}

/** Number of files that are read in parallel. */
const CONCURRENCY = 16;

/** Packs stored files, by their names, and a table. Refuses more than an import takes. A missing file is left out. */
export async function packFiles(addresses: readonly string[], tableName: string, table: string): Promise<Uint8Array> {
  let left = MAX_ZIP_BYTES - table.length;
  const read = await pLimit(CONCURRENCY).map(
    [...new Set(addresses)],
    async (address): Promise<[string, ZippableFile][]> => {
      const found = left < 0 ? undefined : await readHead(address.slice(1), MAX_FILE_BYTES);
      left -= found?.bytes.length ?? 0;
      return found ? [[basename(address), [found.bytes, { level: 0 }]]] : [];
    },
  );
  if (left < 0) throw invalid('kind', 'file_too_large');
  return zipSync({ [tableName]: new TextEncoder().encode(table), ...Object.fromEntries(read.flat()) });
}

/** Files that systems add to a zip. */
const isExtra = (path: string): boolean => path.endsWith('/') || /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/.test(path);

/** Errors of a damaged zip become a refusal. */
async function refuseDamaged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure || isDependencyFailure(error) ? error : invalid('files', 'not_a_zip');
  }
}

const BLOCK_BYTES = 1_000_000;

/** Reads an upload in blocks, each once, so that a request for a few files need not load a large zip. */
class Blocks extends RandomAccessReader {
  private readonly key: string;
  private readonly found = new Map<number, ReturnType<typeof readHead>>();

  constructor(key: string) {
    super();
    this.key = key;
  }

  async block(at: number) {
    const found = this.found.get(at) ?? readHead(this.key, BLOCK_BYTES, at);
    this.found.set(at, found);
    const block = await found;
    if (!block) throw invalid('files', 'upload_expired');
    return block;
  }

  private async *bytes(start: number, end: number) {
    for (let at = start - (start % BLOCK_BYTES); at < end; at += BLOCK_BYTES) {
      const { bytes } = await this.block(at);
      yield bytes.subarray(Math.max(0, start - at), end - at);
    }
  }

  /** The inherited method creates three streams per call, which takes a second for a list of 4,000 files. */
  override read(
    target: Buffer,
    offset: number,
    length: number,
    start: number,
    callback: (error: Error | null) => void,
  ) {
    Array.fromAsync(this.bytes(start, start + length)).then((parts) => {
      Buffer.concat(parts).copy(target, offset);
      callback(null);
    }, callback);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.bytes(start, end));
  }
}

async function listEntries(key: string) {
  const blocks = new Blocks(key);
  const { size } = await blocks.block(0);
  const zip = await fromRandomAccessReaderPromise(blocks, size, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.size === importLimits.files)
      throw invalid('files', refusal('too_many_entries', { max: importLimits.files }));
    if (!isExtra(entry.fileName)) entries.set(entry.fileName, entry);
  }
  return { zip, entries };
}

/** Lists an uploaded zip. One whose paths leave their folder is refused as a whole. */
export async function openZip(key: string): Promise<Zip> {
  if (!isUploadKey('import-files', key)) throw invalid('files', 'unknown_file');
  const { zip, entries } = await refuseDamaged(() => listEntries(key));
  const unpack = async (path: string) => {
    const entry = entries.get(path);
    if (!entry) throw invalid('files', 'unknown_file');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) throw invalid('files', 'file_too_large');
      chunks.push(chunk);
    }
    return new Uint8Array(Buffer.concat(chunks));
  };
  const read = (path: string) => refuseDamaged(() => unpack(path));
  const [table, ...others] = [...entries.keys()].filter((path) => /\.csv$/i.test(path));
  return {
    names: Map.groupBy(entries.keys(), (path) => basename(path).toLowerCase()),
    read,
    readTable: async () => (table !== undefined && others.length === 0 ? { content: await read(table) } : undefined),
  };
}
