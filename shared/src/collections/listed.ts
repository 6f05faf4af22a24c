import * as v from 'valibot';
import { Guide } from './guides.ts';
import { News } from './news.ts';
import { Mention, PointedProduct, RelatedProduct } from './product.ts';
import { Result } from './result.ts';
import { Slide } from './slide.ts';

const referencedProducts = { products: v.array(PointedProduct) };

export const ListedResult = v.object({ ...Result.entries, ...referencedProducts });
export type ListedResult = v.InferOutput<typeof ListedResult>;

export const ListedNews = v.object({ ...News.entries, ...referencedProducts });
export type ListedNews = v.InferOutput<typeof ListedNews>;

/** A guide with its visible engines, and the products whose codes appear in its texts. */
export const ListedGuide = v.object({
  ...Guide.entries,
  products: v.array(RelatedProduct),
  mentions: v.array(Mention),
});
export type ListedGuide = v.InferOutput<typeof ListedGuide>;

/** A slide as visitors read it, without its internal note. */
export const ActiveSlide = v.object({
  ...v.pick(Slide, ['id', 'imageUrl', 'title', 'order', 'picture', 'headline', 'text', 'link', 'translations']).entries,
  ...referencedProducts,
});
export type ActiveSlide = v.InferOutput<typeof ActiveSlide>;
