import { ApiError, hasStatus, NetworkError } from '../../../../api/errors.ts';
import type { PendingFile } from '../../../uploads/pending-file.ts';
import { failureTexts } from './form-texts.ts';

/** Why a save did not succeed, and what there is to do about it. */
export interface Failure {
  kind: 'conflict' | 'other';
  text: string;
}

/** Reads what a save threw. */
export function failureOf(error: unknown): Failure {
  if (hasStatus(error, 401)) return { kind: 'other', text: failureTexts.session };
  if (hasStatus(error, 404)) return { kind: 'other', text: failureTexts.gone };
  if (hasStatus(error, 409)) return { kind: 'conflict', text: failureTexts.conflict };
  if (error instanceof NetworkError) return { kind: 'other', text: failureTexts.network };
  if (!(error instanceof ApiError)) return { kind: 'other', text: failureTexts.other };
  if (error.issues.length > 0) return { kind: 'other', text: failureTexts.invalid };
  return { kind: 'other', text: error.serverMessage ?? failureTexts.other };
}

/** What keeps a save from beginning when files did not arrive, or null. */
export function failedFiles(files: readonly PendingFile[]): Failure | null {
  const failed = files.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  if (failed.some(({ cause }) => hasStatus(cause, 401))) return { kind: 'other', text: failureTexts.session };
  return { kind: 'other', text: failureTexts.files(failed.length) };
}
