import { type ErrorCode, errors, type Issue, type Reason, reasons } from '@rombo/shared/contract/errors';
import { issueTexts } from '@rombo/shared/contract/issue-texts';
import {
  type FieldRefusal,
  type IssueCode,
  type Refusal,
  readRefusal,
  writeRefusal,
} from '@rombo/shared/contract/issues';

interface Details {
  /** The edge may cache the 404: only where the number of names is bounded, or they would flood the cache. */
  shared?: boolean;
  reason?: Reason;
  refusals?: FieldRefusal[];
  /** Seconds after which the same request may succeed. */
  retryAfter?: number;
  /** Underlying error: logged, never sent. */
  cause?: unknown;
}

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly reason: Reason | undefined;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly shared: boolean;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.reason ? reasons[details.reason] : errors[code].message, { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.reason = details.reason;
    this.issues = details.refusals?.map(issueOf);
    this.retryAfter = details.retryAfter;
    this.shared = details.shared ?? false;
  }
}

/** A wrong password or code where an open session must confirm it once more. Written to the activity log. */
export class ReauthenticationFailed extends Failure {
  constructor(path: string, refusal: Refusal) {
    super('invalid_input', { refusals: [{ path, refusal }] });
  }
}

/** A request that was rejected unprocessed because the queue is full; it does not count as an attempt. */
export class Overloaded extends Failure {
  constructor(retryAfter: number) {
    super('too_many_requests', { retryAfter });
  }
}

/** Returns what was looked up; 404 where there is nothing. */
export function requireFound<T>(value: T | undefined): T {
  if (value === undefined) throw new Failure('not_found');
  return value;
}

/** Input that is valid by its schema and wrong all the same, with the field that is to blame. */
export const invalid = (path: string, refusal: Refusal): Failure =>
  new Failure('invalid_input', { refusals: [{ path, refusal }] });

/** A body that cannot be parsed as its content type. */
export const unreadable = (cause?: unknown): Failure =>
  new Failure('bad_request', { reason: 'unreadable_body', cause });

function issueOf({ path, refusal }: FieldRefusal): Issue {
  const { code, parameters } = readRefusal(refusal);
  const message = writeRefusal(issueTexts, refusal);
  if (!Object.hasOwn(issueTexts, code)) return { path, code: 'invalid', message };
  const of = typeof parameters?.of === 'string' && { of: readRefusal(parameters.of) };
  return { path, code: code as IssueCode, message, ...(parameters && { parameters: { ...parameters, ...of } }) };
}
