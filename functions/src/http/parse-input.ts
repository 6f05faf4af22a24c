import type { Issue } from '@rombo/shared/contract/errors';
import * as v from 'valibot';
import { Failure } from '../errors.ts';

/** The most fields that one refusal names: a body can have more faults than an answer has room for. */
const MAX_ISSUES = 100;

/** Parses a body by its schema; the 422 names the fields that are wrong, each once with its first fault. */
export function parseInput<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const messages = new Map<string, string>();
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  const issues: Issue[] = Array.from(messages, ([path, message]) => ({ path, message }));
  throw new Failure('invalid_input', { issues: issues.slice(0, MAX_ISSUES) });
}
