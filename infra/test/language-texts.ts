import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languageCodes, splitLanguage } from '@rombo/shared/words/languages';

const folder = new URL('../../web/src/i18n/', import.meta.url);
const shared = new URL('../../shared/src/', import.meta.url);

/** Texts of the contract, such as specification labels: data that is the same in every language. */
const contract = readdirSync(shared, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, shared), 'utf8'))
  .join('\n');

/** Static pieces of texts in scripts. For a function, the pieces between its arguments. */
function piecesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('§').map((piece) => piece.trim());
  if (typeof value === 'function') return piecesOf(value('§', '§', '§'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(piecesOf) : [];
}

async function textsOf(language: Language): Promise<Set<string>> {
  const files = readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      // `item-texts.ts` takes a noun; its results are part of the texts of the panel.
      .filter((file) => file.endsWith('.ts') && !/(index|item-texts)\.ts$/.test(file))
      .map((file) => import(new URL(`${language}/${file}`, folder).href)),
  );
  // Excludes texts with backslashes or quotes, which scripts escape, and short words, which also occur in code.
  return new Set(
    piecesOf(modules).filter((text) => text.length > 12 && !/[\\'"`\n]/.test(text) && !contract.includes(text)),
  );
}

const texts = new Map(await Promise.all(languageCodes.map(async (code) => [code, await textsOf(code)] as const)));

/** Returns the languages whose unique texts occur in some code. */
export const languagesIn = (code: string): Language[] =>
  languageCodes.filter((language) => {
    const others = languageCodes.filter((other) => other !== language).map((other) => texts.get(other));
    const own = [...(texts.get(language) ?? [])].filter((text) => !others.some((other) => other?.has(text)));
    if (own.length < 200) throw new Error(`Only ${own.length} texts were found in the folder of ${language}`);
    return own.some((text) => code.includes(text));
  });

/** Language of a path, without the visitor's choice. */
export const languageOf = (path: string): Language => splitLanguage(path).language ?? languageCodes[0] ?? 'it';
