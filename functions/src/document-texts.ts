import type { Language } from '@rombo/shared/words/languages';
import en from '@rombo/web/texts/en/documents';
import it from '@rombo/web/texts/it/documents';

/** Texts of mails, PDFs and names of copies. Imported one by one: the folder of a language has all texts of the pages too. */
export const documentTexts: Record<Language, typeof it> = { it, en };
