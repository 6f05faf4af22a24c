export type { TextKey } from './it.ts';
export { type Language, languages } from './language.ts';
export { LanguageProvider, useLanguage, useText } from './provider.tsx';
export { useTexts } from './use-texts.ts';
