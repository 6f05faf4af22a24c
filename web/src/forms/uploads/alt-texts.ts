import type { Picture } from '@rombo/shared/contract/picture-fields';
import { byLanguage, type Language, languageCodes } from '@rombo/shared/words/languages';

/** Alternative texts as a form holds them: blank for none. */
export type AltTexts = Record<Language, string>;

export const altTextsOf = (alt: Picture['alt'] = {}): AltTexts => byLanguage((code) => alt[code] ?? '');

/** The same as the contract has them. */
export const altOf = (texts: AltTexts): Picture['alt'] =>
  Object.fromEntries(languageCodes.map((code) => [code, texts[code].trim()]).filter(([, text]) => text));
