import { readdirSync } from 'node:fs';
import type { PartType } from '@rombo/shared/collections/categories';
import { CompanyInput } from '@rombo/shared/collections/company-profile';
import { ContactInput } from '@rombo/shared/collections/contact';
import { DealerInput } from '@rombo/shared/collections/dealer';
import type { ExplodedPoint } from '@rombo/shared/collections/exploded-view';
import { GuideFields } from '@rombo/shared/collections/guides';
import { NewsFields } from '@rombo/shared/collections/news';
import { ProductFields } from '@rombo/shared/collections/product';
import { ResultFields } from '@rombo/shared/collections/result';
import { SlideFields } from '@rombo/shared/collections/slide';
import type { Language } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import * as v from 'valibot';
import companyJson from './company.json' with { type: 'json' };
import curvesJson from './curves.json' with { type: 'json' };
import dealersJson from './dealers.json' with { type: 'json' };
import explodedViewsJson from './exploded-views.json' with { type: 'json' };
import fitsJson from './fits.json' with { type: 'json' };
import guidesJson from './guides.json' with { type: 'json' };
import messagesJson from './messages.json' with { type: 'json' };
import newsJson from './news.json' with { type: 'json' };
import pictureTextsJson from './picture-texts.json' with { type: 'json' };
import productsJson from './products.json' with { type: 'json' };
import resultsJson from './results.json' with { type: 'json' };
import slidesJson from './slides.json' with { type: 'json' };

/** A product of the demo catalogue, with the names of its `pictures` (cover first) and whether it has a PDF sheet. */
const SeedProduct = v.strictObject({
  ...ProductFields.entries,
  pictures: v.array(v.string()),
  sheet: v.boolean(),
});
export type SeedProduct = v.InferOutput<typeof SeedProduct>;

/** A slide of the demo homepage, with the article code of its product and its picture. `focalX` overrides the measured focal point. */
const SeedSlide = v.strictObject({
  ...SlideFields.entries,
  product: v.optional(v.string()),
  picture: v.string(),
  focalX: v.optional(v.number()),
});

/** Power curves of the engines by article code. */
const curves: Record<string, SeedProduct['powerCurve']> = curvesJson;

/** Returns the next such day of a year that is not over. */
const upcoming = (day: string): string => {
  const next = new Date();
  if (next.toISOString().slice(4) >= day.slice(4)) next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next.getUTCFullYear() + day.slice(4);
};

/** The demo catalogue in display order. A day of return is always in the future. */
export const products = v.parse(v.array(SeedProduct), productsJson).map(({ backOn, ...product }) => {
  const powerCurve = curves[product.technicalSpecs[ARTICLE_CODE] ?? ''];
  return { ...product, ...(backOn && { backOn: upcoming(backOn) }), ...(powerCurve && { powerCurve }) };
});

/** Type of each part and the engines that it fits, by article code. */
export const fits = fitsJson as Record<string, { partType: PartType; fits: string[]; alsoKnownAs?: string[] }>;

/** Exploded views by the article code of the engine, with points that refer to parts by article code. */
export const explodedViews: Record<
  string,
  { picture: string; points: (Omit<ExplodedPoint, 'product'> & { part?: string })[] }
> = explodedViewsJson;

/** Picture names of a product's 360° view; empty for most products. */
export const turnOf = (code: string): string[] =>
  readdirSync(new URL('pictures/', import.meta.url))
    .filter((name) => name.startsWith(`${code.toLowerCase()}-turn-`))
    .sort();

/** Slides of the homepage. The last one is inactive. */
export const slides = v.parse(v.array(SeedSlide), slidesJson);

const pictureTexts: Record<string, { it: string; en: string }> = pictureTextsJson;

/** Metadata of a picture in the format of forms. */
export const pictureEdit = (name: string) => ({ alt: pictureTexts[name] });

/** Contact messages of the demo inbox, oldest first. */
export const messages = v.parse(v.array(ContactInput), messagesJson);

export const company = v.parse(CompanyInput, companyJson);

export const dealers = v.parse(v.array(DealerInput), dealersJson);

/** Results, news and guides have an optional picture and refer to products by article code. */
const picture = v.optional(v.string());
const SeedResult = v.strictObject({ ...ResultFields.entries, engines: v.array(v.string()), picture });
const SeedNews = v.strictObject({ ...NewsFields.entries, product: v.optional(v.string()), picture });
const SeedGuide = v.strictObject({ ...GuideFields.entries, engines: v.array(v.string()), picture });

/**
 * Fictional results: local races, and the world titles that the pages claim (`company.ts`), won by the maker rather than by an invented
 * driver. 2025 has none, so that the season shows the site's built-in events.
 */
export const results = v.parse(v.array(SeedResult), resultsJson);
export const news = v.parse(v.array(SeedNews), newsJson);
export const guides = v.parse(v.array(SeedGuide), guidesJson);

/** Output folder of the technical sheets. */
export const sheetFolder = new URL('../../dist/sheets/', import.meta.url);

export const sheetFile = (code: string, language: Language): URL => new URL(`${code}-${language}.pdf`, sheetFolder);
