import type { Language } from '@rombo/shared/words/languages';
import enDocuments from './en/documents.ts';
import itDocuments from './it/documents.ts';
import type it from './it/index.ts';

/** The texts of each language. A separate file, because functions read it too and must not load what needs a browser. */
export const folders: Record<Language, () => Promise<{ default: LanguageTexts }>> = {
  it: () => import('./it/index.ts'),
  en: () => import('./en/index.ts'),
};

/** Texts of mails, PDFs and names of copies. The browser's bundles omit them, because of `sideEffects` in `package.json`. */
export const documentTexts: Record<Language, typeof itDocuments> = { it: itDocuments, en: enDocuments };

type ItalianAreas = (typeof it)['areas'];

/** All texts by area. `site` is loaded with its language, every other area on first use. */
export type Texts = { site: (typeof it)['site'] } & {
  [Name in keyof ItalianAreas]: Awaited<ReturnType<ItalianAreas[Name]>>['default'];
};

export type Area = keyof Texts;

/** Contents of a language's folder. A missing area or text is a type error. */
export interface LanguageTexts {
  site: Texts['site'];
  areas: { [Name in Exclude<Area, 'site'>]: () => Promise<{ default: Texts[Name] }> };
}
