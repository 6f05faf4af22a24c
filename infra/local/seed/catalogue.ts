import { readdirSync } from 'node:fs';
import type { PartType } from '@rombo/shared/collections/categories';
import { CompanyInput } from '@rombo/shared/collections/company-profile';
import { ContactInput } from '@rombo/shared/collections/contact';
import { DealerInput } from '@rombo/shared/collections/dealer';
import type { ExplodedPoint } from '@rombo/shared/collections/exploded-view';
import { NewsFields } from '@rombo/shared/collections/news';
import { ProductFields } from '@rombo/shared/collections/product';
import { ResultFields } from '@rombo/shared/collections/result';
import { SlideFields } from '@rombo/shared/collections/slide';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import * as v from 'valibot';
import companyJson from './company.json' with { type: 'json' };
import curvesJson from './curves.json' with { type: 'json' };
import dealersJson from './dealers.json' with { type: 'json' };
import explodedViewsJson from './exploded-views.json' with { type: 'json' };
import fitsJson from './fits.json' with { type: 'json' };
import messagesJson from './messages.json' with { type: 'json' };
import newsJson from './news.json' with { type: 'json' };
import pictureTextsJson from './picture-texts.json' with { type: 'json' };
import productsJson from './products.json' with { type: 'json' };
import resultsJson from './results.json' with { type: 'json' };
import slidesJson from './slides.json' with { type: 'json' };

/** A product of the demo catalogue: its fields, the names of its `pictures`, the cover first, and whether it has a PDF sheet. */
const SeedProduct = v.strictObject({
  ...ProductFields.entries,
  pictures: v.array(v.string()),
  sheet: v.boolean(),
});
export type SeedProduct = v.InferOutput<typeof SeedProduct>;

/** A slide of the demo homepage: its fields, the article code of its product, the name of its picture and where its subject is, unless measured. */
const SeedSlide = v.strictObject({
  ...SlideFields.entries,
  product: v.optional(v.string()),
  picture: v.string(),
  focalX: v.optional(v.number()),
});

/** Bench curves of the engines, by article codes. */
const curves: Record<string, SeedProduct['powerCurve']> = curvesJson;

/** The demo catalogue, in the order in which it is meant to be read. */
export const products = v.parse(v.array(SeedProduct), productsJson).map((product) => {
  const powerCurve = curves[product.technicalSpecs[ARTICLE_CODE] ?? ''];
  return powerCurve ? { ...product, powerCurve } : product;
});

/** Type of each part and the engines that it fits, by article codes. */
export const fits = fitsJson as Record<string, { partType: PartType; fits: string[]; alsoKnownAs?: string[] }>;

/** Exploded views by the article codes of their engines: name of the picture, and the points with the article codes of their parts. */
export const explodedViews: Record<
  string,
  { picture: string; points: (Omit<ExplodedPoint, 'product'> & { part?: string })[] }
> = explodedViewsJson;

/** The names of the pictures of a product's turn, by its article code; none for most. */
export const turnOf = (code: string): string[] =>
  readdirSync(new URL('pictures/', import.meta.url))
    .filter((name) => name.startsWith(`${code.toLowerCase()}-turn-`))
    .sort();

/** The slides of the homepage; the last one waits for its season. */
export const slides = v.parse(v.array(SeedSlide), slidesJson);

/** Alternative texts of the pictures, by their names. */
const pictureTexts: Record<string, { it: string; en: string }> = pictureTextsJson;

/** Returns the metadata of a picture as forms carry it. */
export const pictureEdit = (name: string) => ({ alt: pictureTexts[name] });

/** The contact messages of the demo inbox, the oldest first. */
export const messages = v.parse(v.array(ContactInput), messagesJson);

/** The demo company's profile. */
export const company = v.parse(CompanyInput, companyJson);

/** The dealers of the demo site, in six countries. */
export const dealers = v.parse(v.array(DealerInput), dealersJson);

/** An entity that may have a picture, by its name, and names products by their article codes. */
const picture = v.optional(v.string());
const SeedResult = v.strictObject({ ...ResultFields.entries, engines: v.array(v.string()), picture });
const SeedNews = v.strictObject({ ...NewsFields.entries, product: v.optional(v.string()), picture });

/** Results of local races, made up as their winners are; of 2025 none, so that the season shows the events that come with the site. */
export const results = v.parse(v.array(SeedResult), resultsJson);
export const news = v.parse(v.array(SeedNews), newsJson);
