import { type ErrorCode, errors, type Issue } from '@rombo/shared/contract/errors';

interface Details {
  /** Visitors may share that it is not there: its names are few, so that they cannot fill the edge. */
  shared?: boolean;
  /** Replaces the code's own message, which the administrator reads. */
  message?: string;
  /** The fields that were refused. */
  issues?: Issue[];
  /** Seconds after which the same request may succeed. */
  retryAfter?: number;
  /** Underlying error: logged, never sent. */
  cause?: unknown;
}

/** A failure that has a code of the contract. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly shared: boolean;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message, { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.shared = details.shared ?? false;
  }
}

/** A wrong password or code where an open session must confirm it once more. Written to the activity log. */
export class ReauthenticationFailed extends Failure {
  constructor(path: string, message: string) {
    super('invalid_input', { issues: [{ path, message }] });
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

/** Input that the schema took and that is wrong all the same, with the field that is to blame. */
export const invalid = (path: string, message: string): Failure =>
  new Failure('invalid_input', { issues: [{ path, message }] });

/** A body that is neither JSON nor a whole form, as its content type says it were. */
export const unreadable = (cause?: unknown): Failure =>
  new Failure('bad_request', {
    message: 'Il corpo della richiesta non si può leggere: non è JSON, o non è un modulo completo',
    cause,
  });
