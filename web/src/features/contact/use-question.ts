import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { askedQuestion, keepDraft, keepQuestion } from './draft.ts';
import type { ContactValues } from './form-schema.ts';
import { writeQuestion } from './write-question.ts';

/** Writes a question into the form, once it is known; `slug` names what it is about. */
export function useQuestion(
  slug: string,
  question: string,
  { getValues, setValue }: Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>,
): void {
  useEffect(() => {
    if (!question) return;
    const asked = { slug, question };
    const { subject, message } = writeQuestion(getValues(), asked, askedQuestion());
    setValue('subject', subject);
    setValue('message', message);
    keepQuestion(asked);
    keepDraft(getValues());
  }, [slug, question, getValues, setValue]);
}
