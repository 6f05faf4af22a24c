import type { Issue } from '@rombo/shared/errors';
import * as v from 'valibot';
import { Failure } from '../errors.ts';

/** The most fields that one refusal names: a body can have more faults than an answer has room for. */
const MAX_ISSUES = 100;

/** Parses a body by its schema; the 422 names the fields that are wrong. */
export function parseInput<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new Failure('invalid_input', { issues: result.issues.slice(0, MAX_ISSUES).map(toIssue) });
}

const toIssue = (issue: v.BaseIssue<unknown>): Issue => ({
  path: v.getDotPath(issue) ?? '',
  message: issue.message,
});
