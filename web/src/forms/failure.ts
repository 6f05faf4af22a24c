import { ApiError, hasStatus, NetworkError } from '../api/errors.ts';
import type { Texts } from '../i18n/index.ts';
import type { itemTexts } from '../i18n/it/item-texts.ts';
import type { PendingFile } from './uploads/upload-queue.ts';

export type SaveWords = ReturnType<typeof itemTexts>['save'];

export interface FailureTexts {
  saving: Texts['panel']['saving'];
  words: Pick<SaveWords, 'conflict' | 'gone'>;
  errorText: Texts['server']['errorText'];
}

/** The text for the error of a save. A 409 for a new item is no version conflict. */
export function failureOf(error: unknown, isNew: boolean, { saving, words, errorText }: FailureTexts): string {
  if (hasStatus(error, 401)) return saving.session;
  if (hasStatus(error, 404)) return words.gone;
  if (hasStatus(error, 409) && !isNew) return words.conflict;
  if (error instanceof NetworkError) return saving.network;
  if (!(error instanceof ApiError)) return saving.other;
  if (error.issues.length > 0) return saving.invalid;
  return errorText(error) ?? saving.other;
}

/** The text that prevents saving when uploads failed, or null. */
export function failedFiles(files: readonly PendingFile[], saving: Texts['panel']['saving']): string | null {
  const failed = files.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  if (failed.some(({ cause }) => hasStatus(cause, 401))) return saving.session;
  return saving.files(failed.length);
}
