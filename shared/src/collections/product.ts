import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { type SlugField, sheetPart, sheetUrl, slugFields } from '../contract/language-fields.ts';
import { Picture, PicturesText } from '../contract/picture-fields.ts';
import { multipart } from '../contract/route.ts';
import { Fields, Flag, Line, List, OrNull, Text, Timestamp, TranslationsText } from '../contract/text.ts';
import { MediaPart } from '../contract/upload.ts';
import { fieldsByLanguage, languageCodes } from '../words/languages.ts';
import { categoryKeys, hasSubcategories, subcategories } from './categories.ts';
import { collection, EntityFields, SlugFields, type VersionedField as VersionedFieldOf } from './collection.ts';
import { ExplodedView, explodedParts } from './exploded-view.ts';
import { Guide } from './guides.ts';
import { curveFields, curveOutput, curveParts } from './power-curve.ts';
import { fitFields, fitOutput, fitParts, mayHaveFits, mayHavePartType, NO_FITS, NO_PART_TYPE } from './product-fit.ts';
import { isTurn, productLimits } from './product-limits.ts';
import {
  mayHaveBackOn,
  mayHaveSuccessor,
  NO_BACK_ON,
  NO_SUCCESSOR,
  offerFields,
  offerOutput,
  offerParts,
} from './product-offer.ts';
import { ProductTranslations } from './product-translations.ts';
import { Result } from './result.ts';
import { statusFields, statusOutput, statusParts } from './status.ts';
import { TechnicalSpecs, TechnicalSpecsText } from './technical-specs.ts';

// Separate files, so that a page that only needs the categories does not load the schemas.
export * from './categories.ts';
export * from './product-limits.ts';

const name = Line(productLimits.name);
const description = Text(productLimits.description);
const category = v.picklist(categoryKeys, refusal('unknown_category'));
const subcategory = OrNull(v.picklist(subcategories, refusal('unknown_displacement')));

const mayHaveSubcategory = ({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>): boolean =>
  subcategory === null || hasSubcategories(category);
const NO_DISPLACEMENT = refusal('no_displacement');

export const ProductFields = v.pipe(
  Fields({
    name,
    description,
    category,
    subcategory,
    technicalSpecs: TechnicalSpecs,
    featured: v.boolean(),
    ...fitFields,
    ...offerFields,
    ...curveFields,
    ...statusFields,
    translations: v.exactOptional(ProductTranslations),
  }),
  v.forward(v.partialCheck([['category'], ['subcategory']], mayHaveSubcategory, NO_DISPLACEMENT), ['subcategory']),
  v.forward(v.partialCheck([['availability'], ['successor']], mayHaveSuccessor, NO_SUCCESSOR), ['successor']),
  v.forward(v.partialCheck([['availability'], ['backOn']], mayHaveBackOn, NO_BACK_ON), ['backOn']),
  v.forward(v.partialCheck([['category'], ['fits']], mayHaveFits, NO_FITS), ['fits']),
  v.forward(v.partialCheck([['category'], ['partType']], mayHavePartType, NO_PART_TYPE), ['partType']),
);
export type ProductFields = v.InferOutput<typeof ProductFields>;

/**
 * Multipart form of POST and PUT. On PUT an absent optional part keeps the stored value and a blank one removes it; absent
 * `subcategory`, `technicalSpecs` and `featured` get their defaults. `{}` removes `translations` and `explodedView`.
 */
export const ProductInput = v.pipe(
  Fields({
    name,
    description,
    category,
    subcategory,
    technicalSpecs: TechnicalSpecsText,
    featured: v.optional(Flag, 'false'),
    images: v.optional(
      List(MediaPart, productLimits.images, refusal('too_many_pictures', { max: productLimits.images })),
    ),
    pictures: v.exactOptional(PicturesText(productLimits.images)),
    turn: v.optional(
      v.pipe(
        v.array(MediaPart),
        v.check(
          (parts) => isTurn(parts.filter((part) => part !== '').length),
          refusal('turn_count', productLimits.turn),
        ),
      ),
    ),
    ...fieldsByLanguage(sheetPart, () => v.optional(MediaPart)),
    ...fitParts,
    ...offerParts,
    ...curveParts,
    ...explodedParts,
    ...statusParts,
    translations: v.exactOptional(TranslationsText(ProductTranslations)),
  }),
  v.forward(v.partialCheck([['category'], ['subcategory']], mayHaveSubcategory, NO_DISPLACEMENT), ['subcategory']),
  v.forward(v.partialCheck([['category'], ['fits']], mayHaveFits, NO_FITS), ['fits']),
  v.forward(v.partialCheck([['category'], ['partType']], mayHavePartType, NO_PART_TYPE), ['partType']),
  v.forward(v.partialCheck([['availability'], ['successor']], mayHaveSuccessor, NO_SUCCESSOR), ['successor']),
  v.forward(v.partialCheck([['availability'], ['backOn']], mayHaveBackOn, NO_BACK_ON), ['backOn']),
);
export type ProductInput = v.InferOutput<typeof ProductInput>;

/** A product as visitors may read it. `images` are site-relative addresses, the cover first. */
export const Product = v.object({
  ...EntityFields,
  /** Renaming the product changes its slug. Former slugs redirect to the current one. */
  ...SlugFields,
  name: v.string(),
  description: v.string(),
  category: v.picklist(categoryKeys),
  subcategory: v.nullable(v.picklist(subcategories)),
  images: v.array(v.string()),
  technicalSpecs: v.record(v.string(), v.string()),
  ...fieldsByLanguage(sheetUrl, () => v.nullable(v.string())),
  featured: v.boolean(),
  updatedAt: Timestamp,
  pictures: v.array(Picture),
  ...fitOutput,
  ...offerOutput,
  ...curveOutput,
  explodedView: v.optional(ExplodedView),
  /** Addresses of the pictures taken around it, in order; absent if there are none. */
  turn: v.optional(v.array(v.string())),
  ...statusOutput,
  translations: v.optional(ProductTranslations),
});
export type Product = v.InferOutput<typeof Product>;

export const RelatedProduct = v.object({
  ...v.pick(Product, ['id', ...slugFields, 'name', 'category', 'subcategory']).entries,
  image: v.nullable(v.string()),
  articleCode: v.nullable(v.string()),
  picture: v.nullable(Picture),
  /** Only the name. */
  translations: Product.entries.translations,
});
export type RelatedProduct = v.InferOutput<typeof RelatedProduct>;

export const Mention = v.object({ code: v.string(), ...SlugFields });
export type Mention = v.InferOutput<typeof Mention>;
/** A mention with the slug of one language. */
export type MentionIn = Omit<Mention, SlugField> & { slug: string };

export const FittingPart = v.object({
  ...RelatedProduct.entries,
  ...v.pick(Product, ['price', 'availability', 'backOn']).entries,
  partType: fitOutput.partType,
});
export type FittingPart = v.InferOutput<typeof FittingPart>;

/** A part that the exploded view's list names, with the card fields that the list needs. */
export const PointedProduct = v.omit(FittingPart, ['category', 'subcategory', 'image', 'picture']);
export type PointedProduct = v.InferOutput<typeof PointedProduct>;

export const WonRace = v.pick(Result, [
  ...(['id', 'title', 'date', 'endDate', 'place', 'country', 'class', 'winner', 'translations'] as const),
]);
export type WonRace = v.InferOutput<typeof WonRace>;

export const EngineGuide = v.pick(Guide, ['id', ...slugFields, 'title', 'translations']);
export type EngineGuide = v.InferOutput<typeof EngineGuide>;

export const ProductDetails = v.object({
  ...Product.entries,
  related: v.array(RelatedProduct),
  parts: v.optional(v.array(FittingPart)),
  results: v.optional(v.array(WonRace)),
  /** Guides of an engine, with their titles only. */
  guides: v.optional(v.array(EngineGuide)),
  /** Engines that a part fits, in the order of `fits`. */
  engines: v.optional(v.array(RelatedProduct)),
  /** Other products whose codes appear in its texts. */
  mentions: v.optional(v.array(Mention)),
  /** Products of its exploded view's points that are not among `parts`. */
  pointed: v.optional(v.array(PointedProduct)),
  replacement: v.optional(RelatedProduct),
  /** Parts for its first engine that are usually replaced together with it. */
  together: v.optional(v.array(RelatedProduct)),
  /** Parts of the same type that do not fit its first engine. */
  sameKind: v.optional(v.array(RelatedProduct)),
});
export type ProductDetails = v.InferOutput<typeof ProductDetails>;

export const products = /* @__PURE__ */ collection({
  kind: 'product',
  noun: 'a product',
  body: /* @__PURE__ */ multipart(ProductInput, {
    many: ['images', 'turn'],
    one: [...languageCodes.map(sheetPart), 'explodedViewImage'],
  }),
  schema: Product,
  own: [...slugFields, 'updatedAt'],
});
export type VersionedField = VersionedFieldOf<typeof products>;
