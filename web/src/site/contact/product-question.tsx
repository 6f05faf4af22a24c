import { nameIn } from '@rombo/shared/contract/in-language';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRead } from '../../api/swr.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { takeSought } from '../../ui/sought.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { askedQuestion, keepDraft, keepQuestion } from './draft.ts';
import type { ContactValues } from './form-schema.ts';
import { writeQuestion } from './write-question.ts';

/** Writes a question into the form, once it is known; `slug` names what it is about. */
function useQuestion(
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

interface ProductQuestionProps {
  /** The name in the product's address. The words come from the product itself: an address cannot put any into the form. */
  slug: string;
  form: Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>;
}

/** Writes what the visitor came to ask about into the form, once it is known. */
export function ProductQuestion({ slug, form: { getValues, setValue } }: ProductQuestionProps) {
  const texts = useTexts('contact');
  const { language } = useLanguage();
  const { data } = useRead('getProduct', { parameters: { id: slug }, nullOn: 404 });
  const id = data?.id;
  const question = data
    ? texts.form.question(nameIn(language, data).name, data.technicalSpecs[ARTICLE_CODE] ?? '')
    : '';

  useQuestion(slug, question, { getValues, setValue });
  useEffect(() => {
    if (!id) return;
    setValue('productId', id);
    keepDraft(getValues());
  }, [id, getValues, setValue]);
  return null;
}

/** Writes what the visitor searched in vain into the form. */
export function SearchQuestion({ form }: { form: Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'> }) {
  const texts = useTexts('contact');
  const isHydrated = useHydrated();
  const words = useMemo(() => (isHydrated ? takeSought() : ''), [isHydrated]);
  useQuestion(`?${words}`, words && texts.form.searched(words), form);
  return null;
}
