import { type Language, languages } from '@rombo/shared/languages';

/** The name of a country in a language, by its code. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([languages[language].locale], { type: 'region' }).of(code) ?? code;
