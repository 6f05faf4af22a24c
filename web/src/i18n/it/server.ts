import { issueTexts } from '@rombo/shared/contract/issue-texts';
import type { ApiError } from '../../api/errors.ts';
import { serverTexts } from '../server-messages.ts';

/** Error messages of the API are in Italian. */
const { issueText } = serverTexts({ codes: {} as never, reasons: {} as never, issues: issueTexts });

export default {
  issueText,
  errorText: ({ serverMessage }: Pick<ApiError, 'code' | 'reason' | 'serverMessage'>) => serverMessage,
};
