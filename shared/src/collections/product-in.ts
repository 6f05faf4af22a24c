import { fromKeys, omit } from '../contract/keys-of.ts';
import type { PictureFacts } from '../contract/picture-fields.ts';
import type { OtherLanguage } from '../contract/text.ts';
import { formatFigure } from '../words/format-figure.ts';
import { glossaries } from '../words/glossary.ts';
import { defaultLanguage, type Language } from '../words/languages.ts';
import { ARTICLE_CODE } from '../words/spec-labels.ts';
import type { PartType } from './categories.ts';
import type { ExplodedView } from './exploded-view.ts';
import {
  asUntranslated,
  inLanguage,
  mentionsIn,
  type NamedIn,
  namedIn,
  slugIn,
  textsIn,
  type Untranslated,
} from './in-language.ts';
import type { EngineGuide, FittingPart, MentionIn, Product, ProductDetails, WonRace } from './product.ts';
import { translatedFields } from './product-limits.ts';
import { type RelatedIn, relatedIn, smallCards } from './related-in.ts';
import { type RaceIn, raceIn } from './results-in.ts';
import { figuresOf, weightOf } from './spec-figures.ts';

/**
 * A product in one language. Specs keep their Italian labels as keys, in order; `specLabels` has the translated labels. `italian` lists
 * untranslated fields: a label as `label Travasi`, its value as `value Travasi`.
 */
export type ProductIn<P = Product> = Omit<P, 'translations'> & Untranslated & { specLabels?: Record<string, string> };

type Texts = NonNullable<NonNullable<Product['translations']>[OtherLanguage]>;

/** Returns a spec by its label, which may be the name of an inherited key. */
export const ownValue = (map: Record<string, string> = {}, label: string) =>
  Object.hasOwn(map, label) ? map[label] : undefined;

/** Translates specs: manually if possible, else by the glossary, else they stay Italian. */
function specsIn(language: Language, specs: Product['technicalSpecs'], texts: Texts = {}) {
  const glossary = glossaries[language];
  const italian: string[] = [];
  const translatedOr = (translated: string | undefined, text: string, field: string) => {
    if (translated === undefined) italian.push(field);
    return translated ?? text;
  };
  const rows = Object.entries(specs).map(([label, value]) => {
    if (label === ARTICLE_CODE) return { label, name: label, value };
    const name = ownValue(texts.specLabels, label) ?? glossary?.label(label);
    const text = ownValue(texts.technicalSpecs, label) ?? glossary?.value(value);
    return {
      label,
      name: translatedOr(name, label, `label ${label}`),
      value: translatedOr(text, value, `value ${label}`),
    };
  });
  return {
    technicalSpecs: Object.fromEntries(rows.map(({ label, value }) => [label, value])),
    specLabels: Object.fromEntries(rows.flatMap(({ label, name }) => (name === label ? [] : [[label, name]]))),
    italian,
  };
}

function pictureIn<P extends Pick<PictureFacts, 'alt'>>(language: Language, picture: P): P {
  const code = picture.alt[language] === undefined ? defaultLanguage : language;
  const text = picture.alt[code];
  return { ...picture, alt: text === undefined ? {} : { [code]: text } };
}

export function productIn<P extends Product>(language: Language, product: P): ProductIn<P> {
  const localized = {
    ...omit(product, 'translations'),
    pictures: product.pictures.map((picture) => pictureIn(language, picture)),
  };
  if (language === defaultLanguage) return localized;
  const texts = textsIn(language, product);
  const { technicalSpecs, specLabels, italian } = specsIn(language, product.technicalSpecs, texts);
  const untranslated = translatedFields.filter((field) => texts?.[field] === undefined && product[field] !== undefined);
  return {
    ...localized,
    technicalSpecs,
    specLabels,
    ...fromKeys(translatedFields, (field) => texts?.[field] ?? product[field]),
    ...asUntranslated([...untranslated, ...italian]),
  };
}

type PointIn = ExplodedView['points'][number] & Untranslated;
export type ExplodedViewIn = Omit<ExplodedView, 'points'> & { points: PointIn[] };

/** Fields of a product that its page does not need, or has in another form. */
const omittedFields = ['images', 'turn', 'fits', 'version', 'createdAt', 'updatedAt', 'featured', 'status'] as const;
type OmittedField = (typeof omittedFields)[number];

export type ProductDetailsIn = ProductIn<
  Omit<ProductDetails, OmittedField | 'replacement' | 'engines' | 'mentions' | keyof OtherProductsIn>
> &
  Partial<OtherProductsIn> & {
    replacement?: RelatedIn;
    engines?: RelatedIn[];
    mentions?: MentionIn[];
    partCount?: number;
    /** True for a part with known engines. */
    isFitted?: boolean;
    /** Slug of the engine's part that a spec describes, by the spec's label. */
    specParts?: Record<string, string>;
    isDrawn?: boolean;
    /** True if it has a turn, whose pictures the API returns. */
    isTurned?: boolean;
    figures?: readonly (readonly ['class' | 'power' | 'rpm' | 'weight', string])[];
  };

type GuideLink = Pick<EngineGuide, 'id' | 'slug' | 'title'> & Untranslated;

function guideLinkIn(language: Language, guide: EngineGuide): GuideLink {
  const { id, title, italian } = inLanguage(language, guide, ['title']);
  return { id, slug: slugIn(language, guide), title, ...(italian && { italian }) };
}

export interface OtherProductsIn {
  related: RelatedIn[];
  parts?: RelatedIn<FittingPart>[];
  results?: RaceIn<WonRace>[];
  guides?: GuideLink[];
  /** Parts that are usually replaced together with it. */
  together?: RelatedIn[];
  /** Parts of its type for other engines. */
  sameKind?: RelatedIn[];
  explodedView?: ExplodedViewIn;
  /** Products that the exploded view references and that are not its parts. */
  pointed?: NamedIn[];
}

/** Removes the parts and related products from an engine's page data. The server renders them, and the browser fetches them on demand. */
export function withoutLazyFields(product: ProductDetailsIn): ProductDetailsIn {
  if (!product.partCount) return product;
  return omit(product, 'related', 'parts', 'explodedView', 'pointed', 'results', 'guides');
}

/** Translates the part names of an exploded view by the glossary; others stay Italian. */
function explodedViewIn(language: Language, view: ExplodedView): ExplodedViewIn {
  if (language === defaultLanguage) return view;
  const glossary = glossaries[language];
  const points = view.points.map((point) => {
    const { label } = point;
    if (label === undefined) return point;
    const translated = glossary?.label(label) ?? glossary?.value(label);
    return translated === undefined ? { ...point, ...asUntranslated(['label']) } : { ...point, label: translated };
  });
  return { ...view, points };
}

const specKinds: Record<string, PartType> = {
  Albero: 'crankshaft',
  Cuscinetti: 'bearing',
  Sottotesta: 'combustion_insert',
  Candela: 'glow_plug',
};

/** Returns the slug of the part that a spec describes, by label, if the engine has exactly one part of that type. */
function specPartsOf(language: Language, parts: readonly FittingPart[]): Record<string, string> {
  const found = Object.entries(specKinds).flatMap(([label, kind]) => {
    const [part, another] = parts.filter(({ partType }) => partType === kind);
    return part && !another ? [[label, slugIn(language, part)]] : [];
  });
  return Object.fromEntries(found);
}

/** Returns horsepower, maximum speed and weight of an engine, as far as its specs contain them, for the line below its name. */
function mainFigures(language: Language, { category, technicalSpecs }: Product) {
  if (category !== 'motori') return [];
  const { power, rpm } = figuresOf(technicalSpecs, language) ?? {};
  const grams = weightOf(technicalSpecs);
  const weight = grams && `${formatFigure(grams, language)} g`;
  const figures = [['power', power] as const, ['rpm', rpm] as const, ['weight', weight] as const];
  return figures.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

export function productDetailsIn(
  language: Language,
  {
    replacement,
    parts,
    engines,
    pointed,
    explodedView,
    results,
    guides,
    together,
    sameKind,
    mentions,
    ...product
  }: ProductDetails,
): ProductDetailsIn {
  const figures = mainFigures(language, product);
  return {
    ...omit(productIn(language, product), ...omittedFields),
    ...(figures.length > 0 && { figures }),
    ...(product.fits && product.fits.length > 0 && { isFitted: true }),
    related: product.related.map((related) => relatedIn(language, related)),
    ...(parts && {
      partCount: parts.length,
      parts: smallCards(language, parts),
      specParts: specPartsOf(language, parts),
    }),
    ...(together && { together: smallCards(language, together) }),
    ...(sameKind && { sameKind: smallCards(language, sameKind) }),
    ...(engines && { engines: engines.map((engine) => relatedIn(language, engine)) }),
    ...(results && { results: results.map((race) => raceIn(language, race)) }),
    ...(guides && { guides: guides.map((guide) => guideLinkIn(language, guide)) }),
    ...(explodedView && { isDrawn: true, explodedView: explodedViewIn(language, explodedView) }),
    ...(product.turn && { isTurned: true }),
    ...(pointed && { pointed: pointed.map((product) => namedIn(language, product)) }),
    ...(mentions && { mentions: mentionsIn(language, mentions) }),
    ...(replacement && { replacement: relatedIn(language, replacement) }),
  };
}
