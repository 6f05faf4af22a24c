import type { ErrorCode, Reason } from '@rombo/shared/contract/errors';
import type { IssueTexts } from '@rombo/shared/contract/issue-texts';
import { writeRefusal } from '@rombo/shared/contract/issues';
import type { ApiError } from '../api/errors.ts';

interface ServerTexts {
  codes: Record<ErrorCode, string>;
  reasons: Record<Reason, string>;
  issues: IssueTexts;
}

type Answered = Pick<ApiError, 'code' | 'reason' | 'serverMessage'>;

/** What the server and the schemas of the contract refuse, in one language: a code without a text does not compile. */
export const serverTexts = ({ codes, reasons, issues }: ServerTexts) => ({
  issueText: (refusal: string): string => writeRefusal(issues, refusal),
  /** Null for an answer that is not the API's. */
  errorText: ({ code, reason, serverMessage }: Answered): string | null => {
    if (reason && Object.hasOwn(reasons, reason)) return reasons[reason];
    return code && Object.hasOwn(codes, code) ? codes[code] : serverMessage;
  },
});
