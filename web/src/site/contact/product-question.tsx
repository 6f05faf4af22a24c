import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useProduct } from '../../api/reads.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { type ContactValues, prefilledQuestion, saveDraft, saveQuestion, writeQuestion } from './draft.ts';

/** Prefills a question once it is known; `slug` identifies its subject. */
function useQuestion(
  slug: string,
  question: string,
  { getValues, setValue }: Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>,
): void {
  useEffect(() => {
    if (!question) return;
    const asked = { slug, question };
    const { subject, message } = writeQuestion(getValues(), asked, prefilledQuestion());
    setValue('subject', subject);
    setValue('message', message);
    saveQuestion(asked);
    saveDraft(getValues());
  }, [slug, question, getValues, setValue]);
}

interface ProductQuestionProps {
  /** Slug of the product. The text comes from the product itself: an address cannot inject text into the form. */
  slug: string;
  form: Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>;
}

export function ProductQuestion({ slug, form: { getValues, setValue } }: ProductQuestionProps) {
  const texts = useTexts('contact');
  const { language } = useLanguage();
  const { data } = useProduct(slug, language);
  const id = data?.id;
  const question = data ? texts.form.question(data.name, data.technicalSpecs[ARTICLE_CODE] ?? '') : '';

  useQuestion(slug, question, { getValues, setValue });
  useEffect(() => {
    if (!id) return;
    setValue('productId', id);
    saveDraft(getValues());
    // The page of another question shows no product.
    return () => setValue('productId', '');
  }, [id, getValues, setValue]);
  return null;
}

interface SearchQuestionProps extends Pick<ProductQuestionProps, 'form'> {
  /** The search that found nothing. */
  words: string;
}

export function SearchQuestion({ words, form }: SearchQuestionProps) {
  const texts = useTexts('contact');
  useQuestion(`?${words}`, texts.form.searched(words), form);
  return null;
}
