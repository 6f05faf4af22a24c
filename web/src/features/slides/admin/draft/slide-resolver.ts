import { toNestErrors } from '@hookform/resolvers';
import { SlideFields } from '@rombo/shared/slide';
import type { Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { fieldsOf, type SlideDraft } from './slide-draft.ts';

/** Checks the form by the contract, which knows the order as a number and the picture not at all; `serverText` translates its messages. */
export const slideResolver =
  (serverText: (message: string) => string): Resolver<SlideDraft> =>
  (draft, _context, options) => {
    const { issues = [] } = v.safeParse(SlideFields, fieldsOf(draft));
    if (!issues.length) return { values: draft, errors: {} };
    const errors = issues
      .map((issue) => [
        v.getDotPath(issue)?.replace('translations.en.title', 'titleEn'),
        { type: 'contract', message: serverText(issue.message) },
      ])
      .reverse();
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
  };
