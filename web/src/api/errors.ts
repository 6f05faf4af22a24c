import type { ErrorCode, Issue, Reason } from '@rombo/shared/contract/errors';
import type { FieldRefusal, Refusal } from '@rombo/shared/contract/issues';

interface ErrorResponse {
  status: number;
  statusText: string;
  text: string;
  retryAfter: string | null;
}

const parseBody = (text: string): Record<string, unknown> => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
};

/** Converts an issue to the refusal that schemas produce. An issue without a code keeps its message. */
export function toRefusal({ path, code, message, parameters }: Issue): FieldRefusal {
  if (!code || code === 'invalid') return { path, refusal: message as Refusal };
  const of = parameters?.of as Pick<Issue, 'code' | 'message' | 'parameters'> | undefined;
  const inner = of && { of: toRefusal({ path, ...of }).refusal };
  return {
    path,
    refusal: parameters ? `${code} ${JSON.stringify({ ...parameters, ...inner }) as `{${string}}`}` : code,
  };
}

/** An unsuccessful response. `message` is '<status>: <body>'; show `serverMessage` to users. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly reason: Reason | null;
  readonly issues: FieldRefusal[];
  readonly serverMessage: string | null;
  /** Seconds to wait before the next attempt, if the server sent `Retry-After`. */
  readonly retryAfter: number | null;

  constructor({ status, statusText, text, retryAfter }: ErrorResponse) {
    super(`${status}: ${text || statusText}`);
    const body = parseBody(text);
    this.status = status;
    this.code = typeof body.code === 'string' ? (body.code as ErrorCode) : null;
    this.reason = typeof body.reason === 'string' ? (body.reason as Reason) : null;
    this.issues = Array.isArray(body.issues) ? body.issues.map(toRefusal) : [];
    this.serverMessage = typeof body.message === 'string' && body.message ? body.message : null;
    this.retryAfter = Number(retryAfter) || null;
  }
}

/** No response: the network, the server or the name resolution failed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('No answer', { cause });
  }
}

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
