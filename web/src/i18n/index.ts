export type { Language } from '@rombo/shared/words/languages';
export { LanguageProvider, useLanguage } from './provider.tsx';
export type { Area, Texts } from './texts.ts';
export { useTexts, useTextsCode } from './use-texts.ts';
