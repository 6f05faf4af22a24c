import { type Language, languages } from '@rombo/shared/languages';

export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([languages[language].locale], { type: 'region' }).of(code) ?? code;
