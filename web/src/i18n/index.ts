export { type Language, languages } from './language.ts';
export { LanguageProvider, useLanguage, useText } from './provider.tsx';
export type { TextKey, Translate } from './translate.ts';
export { useTexts } from './use-texts.ts';
