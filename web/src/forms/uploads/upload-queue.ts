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

export const isUnderWay = ({ status }: PendingFile): boolean => status !== 'sent' && status !== 'failed';

/** True if a file can be sent. Pictures must be prepared first. */
export const isReady = ({ prepared, purpose }: Pick<PendingFile, 'prepared' | 'purpose'>): boolean =>
  prepared !== null || !isPicture(purpose);

interface UploadServices {
  /** Returns a presigned upload for each file, in the same order. */
  announce: (files: UploadRequest[]) => Promise<Upload[]>;
  prepare: Prepare;
  send?: typeof sendFile;
  /** Called when a file is added, prepared, sent or refused. */
  keep?: (file: PendingFile) => void;
}

const MAX_TRANSFERS = 3;

/**
 * Uploads files as soon as they are added. Pictures are prepared one at a time: two decoded ones may exceed a phone's memory. Each
 * presigned upload is requested when its transfer starts, so that none expires in the queue.
 */
export function createUploadQueue({ announce, prepare, send = sendFile, keep = () => {} }: UploadServices) {
  const { get: all, set: setFiles, subscribe } = createStore<readonly PendingFile[]>([]);
  const find = (id: string) => all().find((file) => file.id === id);
  const change = (id: string, part: Partial<PendingFile>) => {
    setFiles(all().map((file) => (file.id === id ? { ...file, ...part } : file)));
    const file = find(id);
    if (file && ('key' in part || 'prepared' in part)) keep(file);
  };

  const runs = new Map<string, { stop: AbortController; end: Promise<void> }>();
  const preparing = pLimit(1);
  const sending = pLimit(MAX_TRANSFERS);

  async function run({ id, file, purpose, prepared }: PendingFile, signal: AbortSignal) {
    const report = (part: Partial<PendingFile>) => {
      signal.throwIfAborted();
      change(id, part);
    };
    let ready = prepared?.file ?? file;
    if (isPicture(purpose) && !prepared) {
      await preparing(async () => {
        report({ status: 'preparing' });
        const prepared = await prepare({ file, purpose }, signal);
        report({ status: 'waiting', prepared });
        ready = prepared.file;
      });
    }
    await sending(async () => {
      signal.throwIfAborted();
      const [upload] = await announce([{ purpose, name: ready.name.slice(-255), type: ready.type, size: ready.size }]);
      if (!upload) throw new Error('The server announced no upload');
      report({ status: 'sending' });
      await send(upload, ready, { signal, onProgress: (progress) => change(id, { progress }) });
      report({ status: 'sent', progress: 1, key: upload.key });
    });
  }

  const abort = (id: string) => runs.get(id)?.stop.abort();

  function start(id: string) {
    abort(id);
    change(id, initial);
    const file = find(id);
    if (!file) return;
    const stop = new AbortController();
    const end = run(file, stop.signal).catch((cause: unknown) => {
      if (!stop.signal.aborted) change(id, { status: 'failed', cause });
    });
    runs.set(id, { stop, end });
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
    again: start,
    /** Marks a file as failed: it must be sent again or removed. */
    fail: (id: string, cause: unknown) => change(id, { status: 'failed', key: null, cause }),
    /** Resends files that failed because the session had ended. */
    renew() {
      for (const { id, cause } of all()) if (hasStatus(cause, 401)) start(id);
    },
    remove,
    clear,
    /** Replaces all files and returns the previous ones. New files that are already sent are not sent again. */
    replace(files: readonly PendingFile[]): readonly PendingFile[] {
      const former = all();
      clear();
      setFiles(files);
      for (const file of files) {
        if (file.key) keep(file);
        else start(file.id);
      }
      return former;
    },
    /** Stores all files on the device again. */
    keep: () => all().forEach(keep),
    /** Resolves when every file has been sent or has failed. */
    async settled() {
      while (all().some(isUnderWay)) await Promise.all([...runs.values()].map(({ end }) => end));
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/** Timeout without progress, in milliseconds. A phone that lost its network could otherwise wait for minutes. */
const STALL_MS = 45_000;

/** Sends a file to its presigned URL. Rejects if the transfer fails. */
function sendFile({ url, fields }: Upload, file: File, { signal, onProgress }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
    };
    const abort = () => request.abort();
    const fail = () => reject(new Error(`The upload of ${file.name} failed (${request.status || 'no answer'})`));

    request.upload.onprogress = (event) => {
      watch();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
    };

    if (signal.aborted) fail();
    else {
      signal.addEventListener('abort', abort);
      request.open('POST', url);
      request.send(formOf(fields, file));
      watch();
    }
  });
}

/** The file must be the last field: S3 ignores fields after it. */
function formOf(fields: Record<string, string>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}
