import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { importLimits } from '@rombo/shared/contract/import';
import { refusal } from '@rombo/shared/contract/issues';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { MAX_FILE_BYTES, MAX_ZIP_BYTES } from '@rombo/shared/contract/upload';
import { type ZippableFile, zipSync } from 'fflate';
import pLimit from 'p-limit';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, validateFileName } from 'yauzl';
import { Failure, invalid, isDependencyFailure } from '../errors.ts';
import { readHead } from './bucket.ts';
import { isUploadKey } from './uploads.ts';

export interface Zip {
  /** Paths of the files by the keys of their names. */
  names: ReadonlyMap<string, string[]>;
  /** Unpacks one file. Stops at the size that uploads may have, whatever the zip claims. */
  read: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Unpacks the table, or those of several parts of an export; undefined if there is none, or others. */
  readTable: () => Promise<{ content: Uint8Array } | undefined>;
}

/** Number of files that are read in parallel. */
const CONCURRENCY = 16;

/** A row of a table, as CSV, with the addresses of its files. */
interface TableRow {
  line: string;
  addresses: readonly string[];
}

/** Limits of an exported zip, below those of an import. The table is at most as large as any file of a zip that is imported. */
const PART_LIMITS = {
  bytes: 0.9 * MAX_ZIP_BYTES,
  table: 4.5 * 1024 * 1024,
  files: 4900,
  rows: importLimits.rows,
} as const;

/** Upper limit of the bytes of a file's two headers in a zip, without its name. */
const HEADERS = 100;

interface Unit {
  line?: string;
  address?: string;
}

/** Returns the size that a row's line, or one of its files with `bytes`, adds to a zip. */
function sizeOf({ line, address }: Unit, bytes = 0): Record<keyof typeof PART_LIMITS, number> {
  const table = Buffer.byteLength(line ?? '');
  const headers = address ? HEADERS + 2 * basename(address).length : 0;
  return { bytes: table + bytes + headers, table, files: address ? 1 : 0, rows: line ? 1 : 0 };
}

/**
 * Packs rows and their files until a zip is full, from a place on. Returns the zip and the place of the next one, or null after the last row.
 * A row and its files stay together if they fit into a zip. A missing file is left out.
 */
export async function packPart(tableName: string, head: string, rows: readonly TableRow[], from: number) {
  const units = rows.flatMap(({ line, addresses }): Unit[] => [{ line }, ...addresses.map((address) => ({ address }))]);
  let bytesLeft: number = PART_LIMITS.bytes;
  let filesLeft: number = PART_LIMITS.files;
  const read = await pLimit(CONCURRENCY).map(units.slice(from), async ({ address }) => {
    if (!address || bytesLeft < 0 || filesLeft < 0) return undefined;
    const found = await readHead(address.slice(1), MAX_FILE_BYTES);
    bytesLeft -= found?.bytes.length ?? 0;
    filesLeft -= 1;
    return found?.bytes;
  });
  const sum = { ...sizeOf({ line: head }), rows: 0 };
  const isFull = (unit: Unit, at: number): boolean => {
    const size = sizeOf(unit, read[at]?.length);
    for (const name of keysOf(sum)) sum[name] += size[name];
    return keysOf(sum).some((name) => sum[name] > PART_LIMITS[name]);
  };
  const count = units.slice(from).findIndex(isFull);
  const full = count < 0 ? units.length : from + count;
  const begun = units.findLastIndex(({ line }, at) => line !== undefined && at <= full);
  const next = full < units.length && begun > from ? begun : full;
  const packed = units.slice(from, next);
  const files = packed.flatMap(({ address }, at): [string, ZippableFile][] => {
    const bytes = read[at];
    return address && bytes ? [[basename(address), [bytes, { level: 0 }]]] : [];
  });
  const table = new TextEncoder().encode(head + packed.map(({ line = '' }) => line).join(''));
  const zip = zipSync({ [tableName]: table, ...Object.fromEntries(files) });
  return { zip, next: next < units.length ? next : null };
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
    callback: (error: Error | null, bytesRead?: number) => void,
  ) {
    Array.fromAsync(this.bytes(start, start + length)).then(
      // Without the number, a short read would leave the rest of the target uninitialised.
      (parts) => callback(null, Buffer.concat(parts).copy(target, offset)),
      callback,
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.bytes(start, end));
  }
}

/** Names are compared without folders, case and the way in which accents are encoded: macOS decomposes them. */
export const fileKey = (path: string): string => basename(path).normalize('NFC').toLowerCase();

/** Returns the path of an entry. macOS writes UTF-8 without the flag that says so. */
function pathOf({ fileName, fileNameRaw }: Entry): string {
  try {
    const path = new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw).replaceAll('\\', '/');
    const problem = validateFileName(path);
    if (problem === null) return path;
  } catch {
    return fileName;
  }
  throw invalid('files', 'not_a_zip');
}

/** Limit of all entries of a zip: macOS adds one to each file, and folders have their own. */
const MAX_ENTRIES = 3 * importLimits.files;

async function listEntries(key: string) {
  const blocks = new Blocks(key);
  const { size } = await blocks.block(0);
  const zip = await fromRandomAccessReaderPromise(blocks, size, { lazyEntries: true, autoClose: false });
  const tooMany = invalid('files', refusal('too_many_entries', { max: importLimits.files }));
  if (zip.entryCount > MAX_ENTRIES) throw tooMany;
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.size === importLimits.files) throw tooMany;
    const path = pathOf(entry);
    if (!isExtra(path)) entries.set(path, entry);
  }
  return { zip, entries };
}

const { compare: byNumber } = new Intl.Collator('en', { numeric: true });

/** Joins tables with the same headings to one; returns undefined if there is none, or if the headings differ. */
function joinTables(tables: Uint8Array[]): { content: Uint8Array } | undefined {
  const [first, ...others] = tables.map((bytes) => Buffer.from(bytes));
  const endOfHead = (first?.indexOf('\n') ?? -1) + 1 || first?.length;
  if (!first || others.some((other) => !other.subarray(0, endOfHead).equals(first.subarray(0, endOfHead))))
    return undefined;
  const parts = [first, ...others.map((other) => other.subarray(endOfHead))];
  // The last row of a table may have no line break.
  const ended = parts
    .slice(0, -1)
    .map((part) => (part.at(-1) === 0x0a ? part : Buffer.concat([part, Buffer.from('\r\n')])));
  return { content: Buffer.concat([...ended, parts.at(-1) ?? first]) };
}

/** Lists uploaded zips as one, in which a later file takes the place of an earlier one at its path. One whose paths leave their folder is refused as a whole. */
export async function openZips(keys: readonly string[]): Promise<Zip> {
  if (!keys.every((key) => isUploadKey('import-files', key))) throw invalid('files', 'unknown_file');
  const zips = await Promise.all(keys.map((key) => refuseDamaged(() => listEntries(key))));
  const entries = new Map(
    zips.flatMap(({ zip, entries }) => [...entries].map(([path, entry]) => [path, { zip, entry }] as const)),
  );
  const unpack = async (path: string) => {
    const found = entries.get(path);
    if (!found) throw invalid('files', 'unknown_file');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await found.zip.openReadStreamPromise(found.entry)) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) throw invalid('files', 'file_too_large');
      chunks.push(chunk);
    }
    return new Uint8Array(Buffer.concat(chunks));
  };
  const read = (path: string) => refuseDamaged(() => unpack(path));
  const tables = [...entries.keys()].filter((path) => /\.csv$/i.test(path));
  return {
    names: Map.groupBy(entries.keys(), fileKey),
    read,
    readTable: async () => joinTables(await Promise.all(tables.sort(byNumber).map(read))),
  };
}
