import { type Language, languages } from '@rombo/shared/words/languages';

/** Returns the name of a language in another one, such as 'inglese'. */
export const languageName = (code: Language, language: Language): string =>
  new Intl.DisplayNames([languages[language].locale], { type: 'language' }).of(code) ?? code;
