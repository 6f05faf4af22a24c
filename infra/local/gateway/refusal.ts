import type { ErrorCode } from '@rombo/shared/contract/errors';

/** Thrown by a step of the gateway that refuses what AWS refuses; `reason` goes to the log, the code and the status to the visitor. */
export class GatewayRefusal extends Error {
  readonly code: ErrorCode;
  readonly status: number | undefined;

  constructor(code: ErrorCode, reason: string, status?: number) {
    super(reason);
    this.code = code;
    this.status = status;
  }
}
