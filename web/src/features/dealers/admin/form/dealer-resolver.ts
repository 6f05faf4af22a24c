import { toNestErrors } from '@hookform/resolvers';
import { DealerInput } from '@rombo/shared/dealer';
import type { Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { bodyOf, type DealerDraft } from './dealer-draft.ts';

/** Checks the form by the contract, whose messages `serverText` translates. */
export const dealerResolver =
  (serverText: (message: string) => string): Resolver<DealerDraft> =>
  (draft, _context, options) => {
    const { issues = [] } = v.safeParse(DealerInput, bodyOf(draft));
    if (!issues.length) return { values: draft, errors: {} };
    const errors = issues
      .map((issue) => [v.getDotPath(issue), { type: 'contract', message: serverText(issue.message) }])
      .reverse();
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
  };
