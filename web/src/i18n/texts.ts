import { type Language, languageCodes } from '@rombo/shared/words/languages';
import { type Lazy, lazy } from '../loading/lazy.ts';
import { type Area, folders, type Texts } from './folders.ts';

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
