import { ApiError, hasStatus, NetworkError } from '../../../api/errors.ts';
import { serverText } from '../../../i18n/server-text.ts';
import type { PendingFile } from '../pending-file.ts';
import { type SaveWords, savingTexts } from './saving-texts.ts';

/** Why a save did not succeed, and what there is to do about it. */
export interface Failure {
  kind: 'conflict' | 'other';
  text: string;
}

/** Reads what a save threw; nothing new has another version. */
export function failureOf(error: unknown, words: Pick<SaveWords, 'conflict' | 'gone'>, isNew: boolean): Failure {
  if (hasStatus(error, 401)) return { kind: 'other', text: savingTexts.session };
  if (hasStatus(error, 404)) return { kind: 'other', text: words.gone };
  if (hasStatus(error, 409) && !isNew) return { kind: 'conflict', text: words.conflict };
  if (error instanceof NetworkError) return { kind: 'other', text: savingTexts.network };
  if (!(error instanceof ApiError)) return { kind: 'other', text: savingTexts.other };
  if (error.issues.length > 0) return { kind: 'other', text: savingTexts.invalid };
  return { kind: 'other', text: error.serverMessage === null ? savingTexts.other : serverText(error.serverMessage) };
}

/** What keeps a save from beginning when files did not arrive, or null. */
export function failedFiles(files: readonly PendingFile[]): Failure | null {
  const failed = files.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  if (failed.some(({ cause }) => hasStatus(cause, 401))) return { kind: 'other', text: savingTexts.session };
  return { kind: 'other', text: savingTexts.files(failed.length) };
}
