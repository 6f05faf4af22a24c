import { nameIn } from '@rombo/shared/in-language';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRead } from '../../api/swr.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { askedQuestion, keepDraft, keepQuestion } from './draft.ts';
import type { ContactValues } from './form-schema.ts';
import { writeQuestion } from './write-question.ts';

export interface ProductQuestionProps {
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

  useEffect(() => {
    if (!question) return;
    const asked = { slug, question };
    const { subject, message } = writeQuestion(getValues(), asked, askedQuestion());
    setValue('subject', subject);
    setValue('message', message);
    if (id) setValue('productId', id);
    keepQuestion(asked);
    keepDraft(getValues());
  }, [slug, id, question, getValues, setValue]);

  return null;
}
