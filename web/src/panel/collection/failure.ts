import { ApiError, hasStatus, NetworkError } from '../../api/errors.ts';
import type { PendingFile } from '../../forms/uploads/upload-queue.ts';
import type { Texts } from '../../i18n/index.ts';

interface FailureWords extends Record<'session' | 'gone' | 'network' | 'other', string> {
  /** Missing for a new item, whose 409 is not a version conflict. */
  conflict?: string;
  /** Shown for refused fields. Without it the first issue is shown. */
  invalid?: string;
}

export function failureOf(error: unknown, words: FailureWords, { issueText, errorText }: Texts['server']): string {
  if (hasStatus(error, 401)) return words.session;
  if (hasStatus(error, 404)) return words.gone;
  if (hasStatus(error, 409) && words.conflict) return words.conflict;
  if (error instanceof NetworkError) return words.network;
  if (!(error instanceof ApiError)) return words.other;
  const [issue] = error.issues;
  return (issue ? (words.invalid ?? issueText(issue.refusal)) : errorText(error)) ?? words.other;
}

/** Returns the text for failed uploads, which block saving, or null. */
export function failedUploadsText(files: readonly PendingFile[], saving: Texts['panel']['saving']): string | null {
  const failed = files.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  if (failed.some(({ cause }) => hasStatus(cause, 401))) return saving.session;
  return saving.files(failed.length);
}
