import { type Language, languageCodes } from '@rombo/shared/words/languages';
import { type Lazy, lazy } from '../loading/lazy.ts';
import type it from './it/index.ts';

export const folders: Record<Language, () => Promise<{ default: LanguageTexts }>> = {
  it: () => import('./it/index.ts'),
  en: () => import('./en/index.ts'),
};

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

async function importTexts<Name extends Area>(language: Language, area: Name): Promise<Texts[Name]> {
  const { site, areas } = (await folders[language]()).default;
  const texts = area === 'site' ? site : (await areas[area as Exclude<Area, 'site'>]()).default;
  return texts as Texts[Name];
}

const lazyTexts = new Map<string, Lazy<unknown>>();

/** Returns the texts of an area in a language, cached per area and language. */
export function textsIn<Name extends Area>(language: Language, area: Name): Lazy<Texts[Name]> {
  const key = `${language} ${area}`;
  const code = lazyTexts.get(key) ?? lazy(() => importTexts(language, area));
  lazyTexts.set(key, code);
  return code as Lazy<Texts[Name]>;
}

/** Returns, in a language, the texts of all areas that have been loaded in any language. */
export function loadedAreasIn(language: Language): Lazy<unknown>[] {
  const loaded = [...lazyTexts].filter(([, code]) => code.loaded()).map(([key]) => key.split(' ')[1] as Area);
  return [...new Set(loaded)].map((area) => textsIn(language, area));
}

/** Loads all texts, before the server renders its first page. */
export async function loadAllTexts(): Promise<void> {
  for (const language of languageCodes) {
    const { areas } = (await folders[language]()).default;
    const names = ['site', ...Object.keys(areas)] as Area[];
    await Promise.all(names.map((area) => textsIn(language, area).load()));
  }
}
