import { type Language, languages } from '@rombo/shared/words/languages';

/** A whole number as a language writes it. The browser's own formatter would take longer to wake than a page to hydrate. */
export const writeNumber = (value: number, language: Language): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, languages[language].thousands);
