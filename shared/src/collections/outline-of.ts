import { keysOf } from '../contract/keys-of.ts';
import type { SheetUrl, SlugField } from '../contract/language-fields.ts';
import type { Picture } from '../contract/picture-fields.ts';
import { defaultLanguage, type Language } from '../words/languages.ts';
import { ARTICLE_CODE } from '../words/spec-labels.ts';
import { nameIn, sheetsIn, slugIn, textsIn } from './in-language.ts';
import type { Product } from './product.ts';
import type { CardPicture, ProductOutline } from './product-outline.ts';
import { figuresOf } from './spec-figures.ts';

const CARD_RATIO = 4 / 3;

export function cardPicture({ url, color, focalPoint, width, height }: Picture): CardPicture {
  const isCropped = width !== null && height !== null && Math.abs(width / height / CARD_RATIO - 1) > 0.01;
  return { url, color, ...(isCropped && { focalPoint }) };
}

/** Returns the name of another product in the outline's language; undefined if visitors do not see it. */
export type NameOf = (id: string) => ReturnType<typeof nameIn> | undefined;

type OutlinedFields = Omit<ProductOutline, 'cover' | 'pictures' | 'articleCode' | 'hasSpecs'>;
/** The fields of a product that its outline is made from. */
export type OutlinedProduct = Pick<
  Product,
  | Extract<keyof OutlinedFields, keyof Product>
  | (SlugField | SheetUrl | 'technicalSpecs' | 'pictures' | 'fits' | 'successor' | 'translations')
>;

/** Returns the part of a product that its card shows in a language. Without `nameOf` it names no other products. */
export function outlineOf(
  product: OutlinedProduct,
  language: Language,
  nameOf: NameOf = () => undefined,
): ProductOutline {
  const { id, category, subcategory, technicalSpecs, pictures, price, availability, backOn, partType } = product;
  const [cover] = pictures;
  const [sheet] = sheetsIn(language, product);
  const { name, isItalian } = nameIn(language, product);
  const description = textsIn(language, product)?.description;
  const figures = category === 'motori' && figuresOf(technicalSpecs, language);
  const [engine, ...engines] = (product.fits ?? []).flatMap((id) => nameOf(id) ?? []);
  const replacement = nameOf(product.successor ?? '');
  const italian = [
    ...(isItalian ? ['name'] : []),
    ...(language === defaultLanguage || description !== undefined ? [] : ['description']),
    ...(engine?.isItalian ? ['madeFor'] : []),
    ...(replacement?.isItalian ? ['successorName'] : []),
  ];
  return {
    id,
    slug: slugIn(language, product),
    name,
    description: description ?? product.description,
    category,
    subcategory,
    technicalSheetUrl: sheet?.url ?? null,
    ...(sheet && sheet.language !== language && { sheetLanguage: sheet.language }),
    cover: cover ? cardPicture(cover) : null,
    pictures: pictures.length,
    articleCode: technicalSpecs[ARTICLE_CODE] ?? null,
    hasSpecs: Object.keys(technicalSpecs).length > 1,
    ...(price !== undefined && { price }),
    ...(availability && { availability }),
    ...(backOn && { backOn }),
    ...(partType && { partType }),
    ...(engine && { madeFor: [engine.name, engines.length] as [string, number] }),
    ...(replacement && { successorName: replacement.name }),
    ...(figures && { figures: keysOf(figures).map((name) => [name, figures[name] ?? ''] as const) }),
    ...(italian.length > 0 && { italian }),
  };
}
