import { type Language, languages } from '@rombo/shared/words/languages';

/** The name of a country; a stored text that is no code stays as it is. */
export const countryName = (code: string, language: Language): string =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames([languages[language].locale], { type: 'region' }).of(code)) || code;
