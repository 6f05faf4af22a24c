import type { Language } from './language.ts';
import { useLanguage } from './provider.tsx';

/** A feature's own texts in the language that is shown; they load with the page that uses them. */
export const useTexts = <T>(texts: Record<Language, T>): T => texts[useLanguage().language];
