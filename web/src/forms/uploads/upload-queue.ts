import {
  isPicture,
  UPLOAD_SECONDS,
  type Upload,
  type UploadPurpose,
  type UploadRequest,
} from '@rombo/shared/contract/upload';
import { hasStatus } from '../../api/errors.ts';
import { fileTypeOf } from './check-file.ts';
import type { Prepare, PreparedFile } from './preparing/create-preparer.ts';
import type { sendFile } from './send-file.ts';

export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

/** A file on its way to the server; its id is chosen by whoever owns the list. */
export interface PendingFile {
  id: string;
  file: File;
  purpose: UploadPurpose;
  status: 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed';
  prepared: PreparedFile | null;
  /** The part that was sent, from 0 to 1. */
  progress: number;
  /** Once it is sent: what a form names it by, and since when. */
  sent: { key: string; at: number } | null;
  cause: unknown;
}

export type ChosenFile = Pick<PendingFile, 'id' | 'file' | 'purpose'>;

export const pendingFile = (chosen: ChosenFile): PendingFile => ({
  ...chosen,
  status: 'waiting',
  prepared: null,
  progress: 0,
  sent: null,
  cause: null,
});

export const isUnderWay = ({ status }: PendingFile): boolean => status !== 'sent' && status !== 'failed';

/** The files of one form, as an immutable list that says when it changes: React reads it through `useSyncExternalStore`. */
function createPendingList() {
  let files: readonly PendingFile[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly PendingFile[]) => {
    files = next;
    for (const listener of [...listeners]) listener();
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return {
    all: () => files,
    find: (id: string) => files.find((file) => file.id === id),
    add: (chosen: ChosenFile[]) => become([...files, ...chosen.map(pendingFile)]),
    change: (id: string, part: Partial<PendingFile>) =>
      become(files.map((file) => (file.id === id ? { ...file, ...part } : file))),
    remove: (id: string) => become(files.filter((file) => file.id !== id)),
    subscribe,
    /** Resolves as soon as the list is as asked. */
    until: (isSo: (files: readonly PendingFile[]) => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isSo(files)) return;
          stop();
          resolve();
        };
        const stop = subscribe(look);
        look();
      }),
  };
}

/** True for a file that can be sent: pictures are prepared first. */
export const isReady = ({ prepared, purpose }: PendingFile): boolean => prepared !== null || !isPicture(purpose);

/**
 * Prepares the pictures of a list, one at a time in the order of the list: each is decoded whole, and two at once may not fit into a
 * phone's memory. `onReady` is called after each.
 */
function createPrepareQueue(list: ReturnType<typeof createPendingList>, prepare: Prepare, onReady: () => void) {
  let current: { id: string; stop: AbortController } | null = null;

  async function next() {
    const file = list.all().find((file) => file.status === 'waiting' && !isReady(file));
    if (current || !file) return;
    const { id } = file;
    const stop = new AbortController();
    current = { id, stop };
    list.change(id, { status: 'preparing' });
    const done = await prepare(file.file, stop.signal).then(
      (prepared): Partial<PendingFile> => ({ status: 'waiting', prepared }),
      (cause: unknown): Partial<PendingFile> => ({ status: 'failed', cause }),
    );
    current = null;
    if (!stop.signal.aborted) list.change(id, done);
    onReady();
    void next();
  }

  return {
    next,
    /** Gives up a picture that was removed. */
    stop: (id: string) => {
      if (current?.id === id) current.stop.abort();
    },
  };
}

/** The file that is sent: a picture as it was prepared, a sheet as it was chosen. */
const fileToSend = ({ prepared, file }: Pick<PendingFile, 'prepared' | 'file'>): File => prepared?.file ?? file;

function requestOf(pending: Pick<PendingFile, 'prepared' | 'file' | 'purpose'>): UploadRequest {
  const { purpose } = pending;
  const file = fileToSend(pending);
  return {
    purpose,
    name: file.name.slice(-255),
    type: fileTypeOf(file, purpose) ?? file.type,
    size: file.size,
  };
}

interface UploadServices {
  /** Asks the server for the address of each file, in the same order. */
  announce: (files: UploadRequest[]) => Promise<Upload[]>;
  prepare: Prepare;
  send: typeof sendFile;
  now?: () => number;
}

const MOST_AT_ONCE = 3;

/** An address is not used in its last minute: a transfer has to begin before it ends. */
const ADDRESS_MS = (UPLOAD_SECONDS - 60) * 1000;

/** The store empties its uploads after a day; what lies there for most of one is sent again rather than trusted. */
const KEPT_MS = 20 * 60 * 60 * 1000;

/**
 * Uploads files as soon as they are added: pictures are prepared one after the other; what is ready gets an address, three with one
 * request, and is sent, three at a time.
 */
export function createUploadQueue({ announce, prepare, send, now = Date.now }: UploadServices) {
  const list = createPendingList();
  const addresses = new Map<string, { upload: Upload; since: number }>();
  const transfers = new Map<string, AbortController>();
  let asking = false;

  const isForgotten = ({ sent }: PendingFile) => sent !== null && now() - sent.at > KEPT_MS;
  const lacksAddress = (file: PendingFile) => file.status === 'waiting' && isReady(file) && !addresses.has(file.id);

  async function askNext() {
    const files = list.all().filter(lacksAddress).slice(0, MOST_AT_ONCE);
    if (asking || files.length === 0) return;
    asking = true;
    try {
      const since = now();
      const uploads = await announce(files.map(requestOf));
      for (const [index, { id }] of files.entries()) {
        const upload = uploads[index];
        if (upload) addresses.set(id, { upload, since });
        else list.change(id, { status: 'failed' });
      }
    } catch (cause) {
      for (const { id } of files) list.change(id, { status: 'failed', cause });
    }
    asking = false;
    pump();
  }

  const preparing = createPrepareQueue(list, prepare, () => void askNext());

  function pump() {
    for (const file of list.all()) {
      const address = addresses.get(file.id);
      if (transfers.size >= MOST_AT_ONCE || file.status !== 'waiting' || !address) continue;
      addresses.delete(file.id);
      if (now() - address.since <= ADDRESS_MS) void transfer(file, address.upload);
    }
    void askNext();
  }

  async function transfer(pending: PendingFile, upload: Upload) {
    const { id } = pending;
    const stop = new AbortController();
    transfers.set(id, stop);
    list.change(id, { status: 'sending' });
    try {
      await send(upload, fileToSend(pending), {
        signal: stop.signal,
        onProgress: (progress) => list.change(id, { progress }),
      });
      list.change(id, { status: 'sent', progress: 1, sent: { key: upload.key, at: now() } });
    } catch (cause) {
      list.change(id, { status: 'failed', cause });
    }
    transfers.delete(id);
    pump();
  }

  function again(ids: string[]) {
    for (const id of ids) list.change(id, { status: 'waiting', progress: 0, sent: null, cause: null });
    void preparing.next();
    void askNext();
  }

  function remove(id: string) {
    list.remove(id);
    addresses.delete(id);
    preparing.stop(id);
    transfers.get(id)?.abort();
  }

  return {
    all: list.all,
    find: list.find,
    keyOf(id: string): string {
      const sent = list.find(id)?.sent;
      if (!sent) throw new Error('A file of the form was not uploaded');
      return sent.key;
    },
    subscribe: list.subscribe,
    add(chosen: ChosenFile[]) {
      list.add(chosen);
      again(chosen.map(({ id }) => id));
    },
    /** Sends files once more, whatever became of them. */
    again,
    /** Says of a file that it has to be sent again or removed, and why. */
    fail: (id: string, cause: unknown) => list.change(id, { status: 'failed', sent: null, cause }),
    /** Sends once more what the store will soon have forgotten, and what met an ended session: somebody has signed in since. */
    renew: () =>
      again(list.all().flatMap((file) => (isForgotten(file) || hasStatus(file.cause, 401) ? [file.id] : []))),
    remove,
    clear() {
      for (const { id } of list.all()) remove(id);
    },
    /** Resolves when nothing is under way any more. */
    settled: () => list.until((files) => !files.some(isUnderWay)),
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
