import { type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { expect } from 'vitest';

/** Refusal of input because of the fields at `paths`. */
export const invalid = (...paths: string[]) => refusal('invalid_input', ...paths);

export const refusal = (code: ErrorCode, ...paths: string[]) => ({
  status: errors[code].status,
  body: paths.length === 0 ? { code } : { code, issues: paths.map((path) => expect.objectContaining({ path })) },
});
