import { omit } from '../contract/keys-of.ts';
import { type SlugField, slugFields, slugsOf } from '../contract/language-fields.ts';
import type { Language } from '../words/languages.ts';
import { inLanguage, type NamedIn, namedIn, slugIn, type Untranslated } from './in-language.ts';
import type { ListedNews } from './listed.ts';
import { clip } from './plain-text.ts';

const translatedFields = ['title', 'text'];

type NewsIn = Pick<ListedNews, 'id' | SlugField | 'title' | 'date' | 'text' | 'picture' | 'updatedAt'> &
  Untranslated & { products: NamedIn[] };

function newsIn(language: Language, item: ListedNews): NewsIn {
  const { products, ...texts } = omit(item, 'version', 'createdAt', 'status', 'publishAt', 'product');
  return {
    ...inLanguage(language, texts, translatedFields),
    products: products.map((product) => namedIn(language, product)),
  };
}

const LATEST_COUNT = 3;

/** Approximate length of a teaser, in characters. */
const TEASER_LENGTH = 100;

export type NewsTeaser = Omit<NewsIn, SlugField | 'updatedAt' | 'products'> & { slug: string };

export const latestNewsIn = (language: Language, news: readonly ListedNews[]): NewsTeaser[] =>
  news.slice(0, LATEST_COUNT).map((item) => {
    const { text, ...teaser } = omit(newsIn(language, item), 'updatedAt', 'products', ...slugFields);
    return {
      ...teaser,
      slug: slugIn(language, item),
      text: clip(text.replace(/\s+/g, ' '), TEASER_LENGTH),
    };
  });

type Neighbour = Pick<NewsIn, 'slug' | 'title' | 'date' | 'italian'>;

export interface NewsPage {
  item: NewsIn;
  newer?: Neighbour;
  older?: Neighbour;
}

export function newsPageIn(language: Language, news: readonly ListedNews[], slug: string): NewsPage | null {
  const at = news.findIndex((item) => slugsOf(item).includes(slug));
  const found = news[at];
  if (!found) return null;
  const neighbour = (item: ListedNews | undefined): Neighbour | undefined => {
    if (!item) return undefined;
    const { title, date, italian } = newsIn(language, item);
    return { slug: slugIn(language, item), title, date, ...(italian && { italian }) };
  };
  const [newer, older] = [neighbour(news[at - 1]), neighbour(news[at + 1])];
  return { item: newsIn(language, found), ...(newer && { newer }), ...(older && { older }) };
}
