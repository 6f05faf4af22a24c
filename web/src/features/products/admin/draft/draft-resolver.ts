import { toNestErrors } from '@hookform/resolvers';
import type { Resolver } from 'react-hook-form';
import { issuesOf } from './draft-issues.ts';
import type { ProductDraft } from './product-draft.ts';

/**
 * Checks the form by the contract, whose messages `serverText` translates. The usual valibot resolver would name fields of the contract,
 * and specs are lines here.
 */
export const draftResolver =
  (serverText: (message: string) => string): Resolver<ProductDraft> =>
  (draft, _context, options) => {
    const issues = issuesOf(draft).toReversed();
    if (!issues.length) return { values: draft, errors: {} };
    const errors = Object.fromEntries(
      issues.map(({ place, message }) => [place, { type: 'contract', message: serverText(message) }]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
