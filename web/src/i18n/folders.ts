import type { Language } from '@rombo/shared/words/languages';
import type { LanguageTexts } from './texts.ts';

/** The folder of each language. */
export const folders: Record<Language, () => Promise<{ default: LanguageTexts }>> = {
  it: () => import('./it/index.ts'),
  en: () => import('./en/index.ts'),
};
