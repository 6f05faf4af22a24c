import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarDecoder, createTarPacker } from 'modern-tar';

/** A file in an archive. It is at most as large as an upload, so it is held in memory; the archive is streamed. */
export interface Entry {
  name: string;
  bytes: Uint8Array;
  /** Headers and metadata of the file, as JSON. */
  metadata?: string | undefined;
}

/** Extended attribute, which every tar supports. */
const METADATA = 'SCHILY.xattr.user.metadata';

/** First entry: identifies the archive and its format version. */
const START = { name: 'rombo-backup.json', text: JSON.stringify({ format: 1 }) };

/** Last entry: digest of all others. If it is missing or wrong, the archive is truncated or damaged. */
const END = 'sha256';

const createDigest = () => {
  const hash = createHash('sha256');
  return {
    add: ({ name, bytes, metadata }: Entry) =>
      hash.update(JSON.stringify([name, bytes.length, metadata])).update(bytes),
    text: () => hash.copy().digest('hex'),
  };
};

/** Renames a file, but never over another one. */
async function publish(draft: string, file: string): Promise<void> {
  try {
    // Unlike a rename, fails if the file exists by now.
    await link(draft, file);
    await rm(draft);
  } catch (error) {
    // exFAT and some network file systems have no hard links.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!/^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(code) || existsSync(file)) throw error;
    await rename(draft, file);
  }
}

/**
 * Writes a tar archive that only its owner can read, as a draft that is renamed once it is complete: an interrupted one must not pass for a
 * backup. Never overwrites a file, and removes the draft if it fails.
 */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  const draft = `${file}.part`;
  if (existsSync(file)) throw new Error(`${file} exists: choose another name.`);
  const handle = await open(draft, 'wx', 0o600).catch((error) => {
    throw error.code === 'EEXIST'
      ? new Error(
          `${draft} exists: another backup is running, or one was interrupted. Delete it, or choose another name.`,
        )
      : error;
  });
  const { readable, controller } = createTarPacker();
  const digest = createDigest();
  const pack = async ({ name, bytes, metadata }: Entry) => {
    digest.add({ name, bytes, metadata });
    const pax = metadata === undefined ? {} : { pax: { [METADATA]: metadata } };
    const writer = controller.add({ name, size: bytes.length, mode: 0o600, ...pax }).getWriter();
    await writer.write(bytes);
    await writer.close();
  };
  const packAll = async () => {
    await pack({ name: START.name, bytes: Buffer.from(START.text) });
    for await (const entry of entries) await pack(entry);
    await pack({ name: END, bytes: Buffer.from(digest.text()) });
    controller.finalize();
  };
  try {
    const written = pipeline(readable, handle.createWriteStream({ flush: true }));
    await Promise.all([written, packAll().catch((error) => controller.error(error))]);
    await publish(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Yields the entries of an archive. Throws, at the latest after the last entry, if the archive is foreign or incomplete. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const digest = createDigest();
  let count = 0;
  const archive = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  try {
    for await (const { header, body } of archive.pipeThrough(createTarDecoder({ strict: true }))) {
      const { name, pax } = header;
      const entry = { name, bytes: await new Response(body).bytes(), metadata: pax?.[METADATA] };
      const hasText = (text: string) => Buffer.from(entry.bytes).toString() === text;
      if (count === 0 && !(name === START.name && hasText(START.text)))
        throw new Error('It is no backup of this site.');
      if (name === END) {
        if (hasText(digest.text())) return;
        break;
      }
      digest.add(entry);
      if (count++ > 0) yield entry;
    }
    throw new Error('It is cut off or damaged.');
  } catch (error) {
    throw new Error(
      `${file} cannot be read, and nothing was changed. ${error instanceof Error ? error.message : error}`,
    );
  }
}
