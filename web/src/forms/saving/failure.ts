import { ApiError, hasStatus, NetworkError } from '../../api/errors.ts';
import type { Texts } from '../../i18n/index.ts';
import type { PendingFile } from '../uploads/pending-list.ts';

export interface SaveWords {
  create: string;
  created: string;
  createdText: (name: string) => string;
  createFailed: string;
  createFailedText: string;
  updated: string;
  updatedText: (name: string) => string;
  updateFailed: string;
  updateFailedText: string;
  /** Somebody saved a newer version meanwhile. */
  conflict: string;
  /** Somebody deleted it meanwhile. */
  gone: string;
}

export interface Failure {
  kind: 'conflict' | 'other';
  text: string;
}

export interface FailureTexts {
  saving: Texts['panel']['saving'];
  words: Pick<SaveWords, 'conflict' | 'gone'>;
  serverText: (message: string) => string;
}

/** Reads what a save threw; nothing new has another version. */
export function failureOf(error: unknown, isNew: boolean, { saving, words, serverText }: FailureTexts): Failure {
  if (hasStatus(error, 401)) return { kind: 'other', text: saving.session };
  if (hasStatus(error, 404)) return { kind: 'other', text: words.gone };
  if (hasStatus(error, 409) && !isNew) return { kind: 'conflict', text: words.conflict };
  if (error instanceof NetworkError) return { kind: 'other', text: saving.network };
  if (!(error instanceof ApiError)) return { kind: 'other', text: saving.other };
  if (error.issues.length > 0) return { kind: 'other', text: saving.invalid };
  return { kind: 'other', text: error.serverMessage === null ? saving.other : serverText(error.serverMessage) };
}

/** Returns the failure that prevents saving when uploads failed, or null. */
export function failedFiles(files: readonly PendingFile[], saving: Texts['panel']['saving']): Failure | null {
  const failed = files.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  if (failed.some(({ cause }) => hasStatus(cause, 401))) return { kind: 'other', text: saving.session };
  return { kind: 'other', text: saving.files(failed.length) };
}
