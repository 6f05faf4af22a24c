import { UPLOAD_SECONDS, type Upload, type UploadRequest } from '@rombo/shared/contract/upload';
import { hasStatus } from '../../api/errors.ts';
import { type ChosenFile, createPendingList, isUnderWay, type PendingFile } from './pending-list.ts';
import { createPrepareQueue, isReady } from './prepare-queue.ts';
import type { Prepare } from './preparing/create-preparer.ts';
import { fileToSend, requestOf } from './request-of.ts';
import type { sendFile } from './send-file.ts';

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
