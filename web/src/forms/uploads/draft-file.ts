import type { Picture } from '@rombo/shared/contract/picture-fields';
import { byLanguage, type Language, languageCodes } from '@rombo/shared/words/languages';

/** A file of a form: one that is stored already, or one that was chosen and is uploaded under this id. */
export type DraftFile = { id: string; address: string } | { id: string; file: File };

export const presentFile = (address: string): DraftFile => ({ id: address, address });

export const isChosen = <F extends DraftFile>(file: F): file is F & { id: string; file: File } => 'file' in file;

/** Alternative texts as a form holds them: blank for none. */
export type AltTexts = Record<Language, string>;

export const altTextsOf = (alt: Picture['alt'] = {}): AltTexts => byLanguage((code) => alt[code] ?? '');

/** The same as the contract has them. */
export const altOf = (texts: AltTexts): Picture['alt'] =>
  Object.fromEntries(languageCodes.map((code) => [code, texts[code].trim()]).filter(([, text]) => text));
