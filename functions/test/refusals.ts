import { type ErrorCode, errors } from '@rombo/shared/errors';
import { expect } from 'vitest';

/** What a refused call looks like: the code with its status, and the fields that it names. */
export const refusal = (code: ErrorCode, ...paths: string[]) => ({
  status: errors[code].status,
  body: paths.length === 0 ? { code } : { code, issues: paths.map((path) => expect.objectContaining({ path })) },
});
