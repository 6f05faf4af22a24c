import { contactLimits } from '@rombo/shared/collections/contact';
import type { FieldError } from 'react-hook-form';
import type { Texts } from '../../i18n/index.ts';
import type { ContactField } from './form-schema.ts';

/** The type of an error that the server found: its message is in Italian. */
export const SERVER = 'server';

interface ErrorWords {
  texts: Texts['contact'];
  /** The locale of the numbers, such as 'it-IT'. */
  locale: string;
}

const limits: Partial<Record<ContactField, number>> = {
  ...contactLimits,
  firstName: contactLimits.name,
  lastName: contactLimits.name,
};

/** Error texts of fields for visitors; the contract's messages are for the administrator, in Italian. */
export function errorText(
  field: ContactField,
  error: Pick<FieldError, 'type' | 'message'> | undefined,
  { texts, locale }: ErrorWords,
): string | undefined {
  if (!error) return undefined;
  const missing: Partial<Record<ContactField, string>> = texts.missing;
  const { refused } = texts;
  if (error.type === 'min_length' || error.type === 'literal') return missing[field];
  if (error.type === 'max_length')
    return refused.tooLong((limits[field] ?? 0).toLocaleString(locale, { useGrouping: 'always' }));
  if (error.type === 'regex' || error.type === 'check') return field === 'email' ? refused.email : refused.characters;
  return error.type === SERVER && locale.startsWith('it') && error.message ? error.message : refused.unknown;
}
