import { ARTICLE_CODE } from '@rombo/shared/spec-labels';
import type { UseFormReturn } from 'react-hook-form';
import { useRead } from '../../api/swr.ts';
import { useTexts } from '../../i18n/index.ts';
import type { ContactValues } from './form-schema.ts';
import { useQuestion } from './use-question.ts';

export interface ProductQuestionProps {
  /** The name in the product's address. The words come from the product itself: an address cannot put any into the form. */
  slug: string;
  form: Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>;
}

/** Writes what the visitor came to ask about into the form, once it is known. */
export function ProductQuestion({ slug, form: { getValues, setValue } }: ProductQuestionProps) {
  const texts = useTexts('contact');
  const { data } = useRead('getProduct', { parameters: { id: slug }, nullOn: 404 });
  const question = data ? texts.form.question(data.name, data.technicalSpecs[ARTICLE_CODE] ?? '') : '';

  useQuestion(slug, question, { getValues, setValue });
  return null;
}
