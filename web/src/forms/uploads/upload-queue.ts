import { isPicture, type Upload, type UploadPurpose, type UploadRequest } from '@rombo/shared/contract/upload';
import pLimit from 'p-limit';
import { hasStatus } from '../../api/errors.ts';
import { createStore } from '../../loading/document-state.ts';
import type { Prepared } from './preparing/picture-file.ts';
import type { Prepare } from './preparing/prepare-in-worker.ts';

export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

/** A chosen file and the state of its upload. The owning form provides the id. */
export interface PendingFile {
  id: string;
  file: File;
  purpose: UploadPurpose;
  status: 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed';
  prepared: Prepared | null;
  /** Share of the transfer, from 0 to 1. */
  progress: number;
  key: string | null;
  cause: unknown;
  /** When the file was chosen, in milliseconds. */
  at: number;
}

export type ChosenFile = Pick<PendingFile, 'id' | 'file' | 'purpose'>;

const initial = { status: 'waiting', progress: 0, key: null, cause: null } as const;

export const pendingFile = (chosen: ChosenFile): PendingFile => ({
  ...chosen,
  ...initial,
  prepared: null,
  at: Date.now(),
});

export const isInProgress = ({ status }: PendingFile): boolean => status !== 'sent' && status !== 'failed';

/** True if a file can be sent. Pictures must be prepared first. */
export const isReady = ({ prepared, purpose }: Pick<PendingFile, 'prepared' | 'purpose'>): boolean =>
  prepared !== null || !isPicture(purpose);

interface UploadServices {
  /** Returns a presigned upload for each file, in the same order. */
  requestUploads: (files: UploadRequest[]) => Promise<Upload[]>;
  prepare: Prepare;
  send?: typeof sendFile;
  /** Called when a file is added, prepared, sent or refused. */
  persist?: (file: PendingFile) => void;
}

const MAX_TRANSFERS = 3;

/**
 * Uploads files as soon as they are added. Pictures are prepared one at a time: two decoded ones may exceed a phone's memory. Each
 * presigned upload is requested when its transfer starts, so that none expires in the queue.
 */
export function createUploadQueue({ requestUploads, prepare, send = sendFile, persist = () => {} }: UploadServices) {
  const { get: all, set: setFiles, subscribe } = createStore<readonly PendingFile[]>([]);
  const find = (id: string) => all().find((file) => file.id === id);
  const change = (id: string, part: Partial<PendingFile>) => {
    setFiles(all().map((file) => (file.id === id ? { ...file, ...part } : file)));
    const file = find(id);
    if (file && ('key' in part || 'prepared' in part)) persist(file);
  };

  const transfers = new Map<string, { controller: AbortController; finished: Promise<void> }>();
  const preparing = pLimit(1);
  const sending = pLimit(MAX_TRANSFERS);

  async function prepareAndSend({ id, file, purpose, prepared }: PendingFile, signal: AbortSignal) {
    const update = (part: Partial<PendingFile>) => {
      signal.throwIfAborted();
      change(id, part);
    };
    let ready = prepared?.file ?? file;
    if (isPicture(purpose) && !prepared) {
      await preparing(async () => {
        update({ status: 'preparing' });
        const prepared = await prepare({ file, purpose }, signal);
        update({ status: 'waiting', prepared });
        ready = prepared.file;
      });
    }
    await sending(async () => {
      signal.throwIfAborted();
      const [upload] = await requestUploads([
        { purpose, name: ready.name.slice(-255), type: ready.type, size: ready.size },
      ]);
      if (!upload) throw new Error('The server announced no upload');
      update({ status: 'sending' });
      await send(upload, ready, { signal, onProgress: (progress) => change(id, { progress }) });
      update({ status: 'sent', progress: 1, key: upload.key });
    });
  }

  const abort = (id: string) => transfers.get(id)?.controller.abort();

  function start(id: string) {
    abort(id);
    change(id, initial);
    const file = find(id);
    if (!file) return;
    const controller = new AbortController();
    const finished = prepareAndSend(file, controller.signal).catch((cause: unknown) => {
      if (!controller.signal.aborted) change(id, { status: 'failed', cause });
    });
    transfers.set(id, { controller, finished });
  }

  function remove(id: string) {
    abort(id);
    setFiles(all().filter((file) => file.id !== id));
  }

  const clear = () => {
    for (const { id } of all()) remove(id);
  };

  return {
    all,
    find,
    subscribe,
    keyOf(id: string): string {
      const key = find(id)?.key;
      if (!key) throw new Error('A file of the form was not uploaded');
      return key;
    },
    add(chosen: ChosenFile[]) {
      setFiles([...all(), ...chosen.map(pendingFile)]);
      for (const { id } of chosen) start(id);
    },
    retry: start,
    /** Marks a file as failed: it must be sent again or removed. */
    fail: (id: string, cause: unknown) => change(id, { status: 'failed', key: null, cause }),
    /** Resends files that failed because the session had ended. */
    retryUnauthorized() {
      for (const { id, cause } of all()) if (hasStatus(cause, 401)) start(id);
    },
    remove,
    clear,
    /** Replaces all files and returns the previous ones. New files that are already sent are not sent again. */
    replace(files: readonly PendingFile[]): readonly PendingFile[] {
      const previous = all();
      clear();
      setFiles(files);
      for (const file of files) {
        if (file.key) persist(file);
        else start(file.id);
      }
      return previous;
    },
    /** Stores all files on the device again. */
    persist: () => all().forEach(persist),
    /** Resolves when every file has been sent or has failed. */
    async settled() {
      while (all().some(isInProgress)) await Promise.all([...transfers.values()].map(({ finished }) => finished));
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

interface SendOptions {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/** Timeout without progress, in milliseconds. A phone that lost its network could otherwise wait for minutes. */
const STALL_TIMEOUT_MS = 45_000;

/** Sends a file to its presigned URL. Rejects if the transfer fails. */
export function sendFile({ url, fields }: Upload, file: File, { signal, onProgress }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    };
    const abort = () => request.abort();
    const fail = () => reject(new Error(`The upload of ${file.name} failed (${request.status || 'no answer'})`));

    request.upload.onprogress = (event) => {
      restartTimer();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };

    if (signal.aborted) fail();
    else {
      signal.addEventListener('abort', abort);
      request.open('POST', url);
      request.send(toFormData(fields, file));
      restartTimer();
    }
  });
}

/** The file must be the last field: S3 ignores fields after it. */
function toFormData(fields: Record<string, string>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}
