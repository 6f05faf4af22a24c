import { sheetUrl, slugsBy } from '@rombo/shared/contract/language-fields';
import { fieldsByLanguage } from '@rombo/shared/words/languages';
import * as v from 'valibot';

const NullIfAbsent = v.optional(v.nullable(v.string()), null);

/** Fields of languages as they are stored: an item may be older than a language. */
export const storedSlugs = { ...slugsBy(() => NullIfAbsent), slug: v.string() };
export const storedSheets = fieldsByLanguage(sheetUrl, () => NullIfAbsent);
