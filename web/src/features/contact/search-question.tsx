import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { takeSought } from '../../ui/sought.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ContactValues } from './form-schema.ts';
import { useQuestion } from './use-question.ts';

/** Writes what the visitor searched in vain into the form. */
export function SearchQuestion({ form }: { form: Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'> }) {
  const texts = useTexts('contact');
  const isHydrated = useHydrated();
  const words = useMemo(() => (isHydrated ? takeSought() : ''), [isHydrated]);
  useQuestion(`?${words}`, words && texts.form.searched(words), form);
  return null;
}
