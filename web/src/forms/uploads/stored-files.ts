import { UPLOAD_DAYS } from '@rombo/shared/contract/upload';
import type { FieldValues } from 'react-hook-form';
import { allDrafts } from '../stored-draft.ts';
import { chosenFilesOf, type FileField, withRestoredFiles } from './draft-file.ts';
import { type ChosenFile, type PendingFile, pendingFile } from './upload-queue.ts';

/** A chosen file stored on the device: the original, replaced by the prepared one once that is ready. */
interface StoredFile extends Pick<PendingFile, 'id' | 'file' | 'key' | 'at'> {
  preview: Blob | null;
}

const STORE = 'files';

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('unsaved-files');
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs one request; requests run in call order. Rejects if storage is unavailable or full. */
async function runRequest<T>(
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = createRequest(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Stores a file of a draft on the device. If that fails, the file is reported as lost when the draft is restored. */
export function storeFile({ id, file, prepared, key, at }: PendingFile): void {
  const record: StoredFile = { id, file: prepared?.file ?? file, preview: prepared?.preview ?? null, key, at };
  runRequest('readwrite', (store) => store.put(record)).catch(() => undefined);
}

/** Deletes the files that no stored draft refers to. */
export async function deleteUnusedFiles(): Promise<void> {
  const ids = await runRequest('readonly', (store) => store.getAllKeys()).catch(() => []);
  const drafts = allDrafts();
  for (const id of ids.filter((id) => !drafts.includes(String(id))))
    await runRequest('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

const UPLOAD_MS = UPLOAD_DAYS * 24 * 60 * 60_000;

async function readFile({ id, purpose }: ChosenFile): Promise<PendingFile> {
  const record: StoredFile = await runRequest('readonly', (store) => store.get(id));
  // Copies the content: Firefox cannot read a stored file after its record was rewritten.
  const file = new File([await record.file.arrayBuffer()], record.file.name, { type: record.file.type });
  const preview = record.preview && new Blob([await record.preview.arrayBuffer()], { type: record.preview.type });
  const isUploaded = record.key && Date.now() - record.at < UPLOAD_MS;
  return {
    ...pendingFile({ id, file, purpose }),
    prepared: preview && { file, preview },
    at: record.at,
    ...(isUploaded && { key: record.key, status: 'sent', progress: 1 }),
  };
}

/** Restores the chosen files of a stored draft. `lost` has the names of files that the device does not have. */
export async function restoreFiles<D extends FieldValues>(fields: readonly FileField<D>[], draft: D, base: D) {
  const chosen = chosenFilesOf(fields, draft);
  const read = await Promise.allSettled(chosen.map(readFile));
  const files = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const found = new Map(files.map((file) => [file.id, file]));
  const lost = chosen.filter(({ id }) => !found.has(id)).map(({ name }) => name);
  return { mine: withRestoredFiles(fields, draft, base, found), files, lost };
}
