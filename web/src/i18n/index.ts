export type { Language } from '@rombo/shared/words/languages';
export { LanguageProvider, useLanguage, useTexts, useTextsCode } from './provider.tsx';
export type { Area, Texts } from './texts.ts';
