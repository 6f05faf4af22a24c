import { fromKeys, keysOf, pick } from '../contract/keys-of.ts';
import { type SlugField, slugFields } from '../contract/language-fields.ts';
import { glossaries } from '../words/glossary.ts';
import { defaultLanguage, type Language } from '../words/languages.ts';
import { ARTICLE_CODE } from '../words/spec-labels.ts';
import { codesIn } from './article-codes.ts';
import type { PartType } from './categories.ts';
import {
  asUntranslated,
  langOf,
  type NamedIn,
  namedIn,
  nameIn,
  slugIn,
  textsIn,
  type Untranslated,
} from './in-language.ts';
import { cardPicture } from './outline-of.ts';
import type { Product } from './product.ts';
import { ownValue, productIn } from './product-in.ts';
import type { CardPicture } from './product-outline.ts';

/** The spec that names the racing class of an engine, before the first comma. */
const USE = 'Impiego';

/** Parts and fuel of an engine: the spec that states each, the type of the fitting parts, or both. */
const columns = {
  pipe: { spec: 'Marmitta consigliata' },
  plug: { spec: 'Candela', part: 'glow_plug' },
  fuel: { spec: 'Carburante' },
  insert: { spec: 'Sottotesta', part: 'combustion_insert' },
  flywheel: { part: 'flywheel' },
} as const satisfies Record<string, { spec?: string; part?: PartType }>;

export type ClassColumn = keyof typeof columns;

interface ClassEngine extends Untranslated, Pick<Product, 'id' | 'price' | 'availability' | 'backOn'> {
  slug: string;
  name: string;
  cover: CardPicture | null;
  /** Text after the class in the spec: 'gare di club'. */
  note?: string;
  cells: Record<ClassColumn, { text?: string; lang?: 'it'; parts: NamedIn[] }>;
}

export interface RacingClass {
  name: string;
  lang?: 'it';
  engines: ClassEngine[];
}

type Part = Pick<
  Product,
  'id' | SlugField | 'name' | 'category' | 'translations' | 'partType' | 'fits' | 'technicalSpecs'
>;

const codeOf = ({ technicalSpecs }: Part): string | null => ownValue(technicalSpecs, ARTICLE_CODE) ?? null;

function cellsOf(language: Language, engine: Product, parts: readonly Part[]): ClassEngine['cells'] {
  const shown = productIn(language, engine);
  return fromKeys(keysOf(columns), (column) => {
    const { spec, part: partType }: { spec?: string; part?: PartType } = columns[column];
    const text = spec && ownValue(shown.technicalSpecs, spec);
    const lang = langOf(shown, `value ${spec}`);
    const codes = codesIn([(spec && ownValue(engine.technicalSpecs, spec)) ?? '']);
    const isWanted = (part: Part) =>
      codes.includes(codeOf(part) ?? '') ||
      (partType !== undefined && part.partType === partType && part.fits?.includes(engine.id));
    return {
      ...(text !== undefined && { text }),
      ...(text !== undefined && lang && { lang }),
      parts: parts.filter(isWanted).map((part) => {
        const named = { ...pick(part, 'id', ...slugFields, 'name'), articleCode: codeOf(part) };
        return namedIn(language, { ...named, ...(part.translations && { translations: part.translations }) });
      }),
    };
  });
}

function engineIn(language: Language, engine: Product, parts: readonly Part[], note: string): ClassEngine {
  const { name, isItalian } = nameIn(language, engine);
  const [cover] = engine.pictures;
  const translated = glossaries[language]?.value(note);
  const isNoteItalian = note && !translated && language !== defaultLanguage;
  return {
    ...pick(engine, 'id', 'price', 'availability', 'backOn'),
    slug: slugIn(language, engine),
    name,
    cover: cover ? cardPicture(cover) : null,
    ...(note && { note: translated ?? note }),
    ...asUntranslated([...(isItalian ? ['name'] : []), ...(isNoteItalian ? ['note'] : [])]),
    cells: cellsOf(language, engine, parts),
  };
}

const splitUse = (use: string): [name: string, note: string] => {
  const [name = '', ...notes] = use.split(',');
  return [name.trim(), notes.join(',').trim()];
};

/** Translates a class by the engine's own text if that is the whole spec, else by the glossary. */
function translate(language: Language, engine: Product, name: string): Pick<RacingClass, 'name' | 'lang'> {
  if (language === defaultLanguage) return { name };
  const isWhole = ownValue(engine.technicalSpecs, USE) === name;
  const translated =
    (isWhole && ownValue(textsIn(language, engine)?.technicalSpecs, USE)) || glossaries[language]?.value(name);
  return translated ? { name: translated } : { name, lang: 'it' };
}

/** Groups engines by their racing class, with what each needs. Engines without a class are left out, discontinued ones come last. */
export function classesIn(language: Language, engines: readonly Product[], parts: readonly Part[]): RacingClass[] {
  const classes = new Map<string, RacingClass>();
  const isOld = ({ availability }: Product) => Number(availability === 'discontinued');
  for (const engine of [...engines].sort((one, other) => isOld(one) - isOld(other))) {
    const use = ownValue(engine.technicalSpecs, USE);
    const [key, note] = splitUse(use ?? '');
    if (!key) continue;
    const found = classes.get(key) ?? { ...translate(language, engine, key), engines: [] };
    found.engines.push(engineIn(language, engine, parts, note));
    classes.set(key, found);
  }
  return [...classes]
    .sort(([one], [other]) => one.localeCompare(other, 'it', { numeric: true }))
    .map(([, found]) => found);
}
