import type { Issue } from '@rombo/shared/errors';
import * as v from 'valibot';
import { Failure } from '../errors.ts';

/** Parses a body by its schema; the 422 names every field that is wrong. */
export function parseInput<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new Failure('invalid_input', { issues: result.issues.map(toIssue) });
}

const toIssue = (issue: v.BaseIssue<unknown>): Issue => ({
  path: v.getDotPath(issue) ?? '',
  message: issue.message,
});
