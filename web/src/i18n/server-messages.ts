import type { ErrorCode, Reason } from '@rombo/shared/contract/errors';
import type { IssueTexts } from '@rombo/shared/contract/issue-texts';
import { formatRefusal } from '@rombo/shared/contract/issues';
import type { ApiError } from '../api/errors.ts';

interface ServerTexts {
  codes: Record<ErrorCode, string>;
  reasons: Record<Reason, string>;
  issues: IssueTexts;
}

type ServerError = Pick<ApiError, 'code' | 'reason' | 'serverMessage'>;

/** Returns the texts of server errors and schema issues in one language. A code without a text is a type error. */
export const serverTexts = ({ codes, reasons, issues }: ServerTexts) => ({
  issueText: (refusal: string): string => formatRefusal(issues, refusal),
  /** Returns null for a response that is not from the API. */
  errorText: ({ code, reason, serverMessage }: ServerError): string | null => {
    if (reason && Object.hasOwn(reasons, reason)) return reasons[reason];
    return code && Object.hasOwn(codes, code) ? codes[code] : serverMessage;
  },
});
