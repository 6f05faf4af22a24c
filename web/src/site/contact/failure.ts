import { ApiError, hasStatus } from '../../api/errors.ts';
import { waitText } from '../../i18n/format.ts';
import type { Texts } from '../../i18n/index.ts';
import { type ContactField, contactFields } from './form-schema.ts';

export type Failure =
  | { kind: 'unknown' }
  | { kind: 'fields'; issues: { field: ContactField; message: string }[] }
  | { kind: 'tooMany'; seconds: number | null };

const isField = (path: string): path is ContactField => contactFields.some((field) => field === path);

export function failureOf(error: unknown): Failure {
  if (hasStatus(error, 429)) return { kind: 'tooMany', seconds: error.retryAfter };
  const refused = error instanceof ApiError ? error.issues : [];
  const issues = refused.flatMap(({ path, message }) => (isField(path) ? [{ field: path, message }] : []));
  return issues.length ? { kind: 'fields', issues } : { kind: 'unknown' };
}

export function failureText(failure: Failure, { failed }: Texts['contact'], locale: string): string {
  if (failure.kind === 'fields') return failed.fields;
  if (failure.kind === 'unknown') return failed.text;
  return failure.seconds === null ? failed.tooManyLater : failed.tooMany(waitText(failure.seconds, locale));
}
