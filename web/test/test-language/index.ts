import type { LanguageTexts } from '../../src/i18n/folders.ts';
import it from '../../src/i18n/it/index.ts';

/** Marks Italian texts with ⟦ and ⟧, including those returned by functions. */
function marked<T>(value: T): T;
function marked(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`;
  if (typeof value === 'function') return (...given: unknown[]) => marked(value(...given));
  if (Array.isArray(value)) return value.map((part) => marked(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, marked(part)]));
}

/** Test language: text outside of brackets is hard-coded or from another language. */
export default {
  site: marked(it.site),
  areas: Object.fromEntries(
    Object.entries(it.areas).map(([area, load]) => [area, async () => ({ default: marked((await load()).default) })]),
  ) as unknown as LanguageTexts['areas'],
} satisfies LanguageTexts;
