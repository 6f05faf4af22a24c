import { type ErrorCode, errors, type Issue, type Reason, reasons } from '@rombo/shared/contract/errors';
import { issueTexts } from '@rombo/shared/contract/issue-texts';
import {
  type FieldRefusal,
  formatRefusal,
  type IssueCode,
  parseRefusal,
  type Refusal,
} from '@rombo/shared/contract/issues';

interface Details {
  /** Lets the edge cache the 404. Only for a bounded number of names: unbounded ones would flood the cache. */
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

/** A wrong password or code in the confirmation of an open session. Written to the activity log. */
export class ReauthenticationFailed extends Failure {
  constructor(path: string, refusal: Refusal) {
    super('invalid_input', { refusals: [{ path, refusal }] });
  }
}

export function requireFound<T>(value: T | undefined): T {
  if (value === undefined) throw new Failure('not_found');
  return value;
}

export const invalid = (path: string, refusal: Refusal): Failure =>
  new Failure('invalid_input', { refusals: [{ path, refusal }] });

export const badRequest = (path: string, refusal: Refusal): Failure =>
  new Failure('bad_request', { refusals: [{ path, refusal }] });

export const unreadable = (cause?: unknown): Failure =>
  new Failure('bad_request', { reason: 'unreadable_body', cause });

function issueOf({ path, refusal }: FieldRefusal): Issue {
  const { code, parameters } = parseRefusal(refusal);
  const message = formatRefusal(issueTexts, refusal);
  if (!Object.hasOwn(issueTexts, code)) return { path, code: 'invalid', message };
  const of = typeof parameters?.of === 'string' && { of: parseRefusal(parameters.of) };
  return { path, code: code as IssueCode, message, ...(parameters && { parameters: { ...parameters, ...of } }) };
}

const dependencyErrorNames = new Set([
  'AbortError',
  'TimeoutError',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'LimitExceededException',
]);

const dependencyErrorCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** True if a store or a secret was unreachable, slow, throttled or broken: the same request may succeed later. */
export function isDependencyFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (dependencyErrorNames.has(error.name)) return true;
  if ('code' in error && dependencyErrorCodes.has(String(error.code))) return true;
  if (!('$metadata' in error)) return false;
  const { httpStatusCode = 0 } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode >= 500 || httpStatusCode === 429 || ('$fault' in error && error.$fault === 'server');
}
