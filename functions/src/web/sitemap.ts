import { slugIn } from '@rombo/shared/collections/in-language';
import type { News } from '@rombo/shared/collections/news';
import type { Product } from '@rombo/shared/collections/product';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { type PageName, pathOfPage } from '@rombo/shared/contract/pages';
import { defaultLanguage, type Language, languageCodes, localized } from '@rombo/shared/words/languages';
import { compareAscii } from '../data/rows.ts';

const isListed = {
  home: true,
  products: true,
  company: true,
  whereWeAre: true,
  dealers: true,
  news: true,
  season: false,
  newsItem: false,
  classes: true,
  contact: true,
  privacy: true,
  cookies: true,
  product: false,
  compare: false,
  maintenance: false,
  login: false,
  admin: false,
} satisfies Record<PageName, boolean>;

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

interface Entry {
  pathIn: (language: Language) => string;
  changed?: string;
  images?: readonly string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Returns the `url` elements of a page, one per language, each with all alternates. Only the default language lists the pictures. */
function urlsOf({ pathIn, changed, images = [] }: Entry, origin: string): string {
  const addressIn = (language: Language) => escaped(origin + localized(language, pathIn(language)));
  const addresses = languageCodes.map((language) => [language, addressIn(language)] as const);
  const alternates = [...addresses, ['x-default', addressIn(defaultLanguage)]].map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  );
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escaped(origin + image)}</image:loc></image:image>`,
  );
  const url = (address: string, own: string[]) =>
    `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}${own.join('')}</url>`;
  return addresses.map(([language, address]) => url(address, language === defaultLanguage ? pictures : [])).join('\n');
}

type Listed = Pick<Product, 'id' | 'slug' | 'slugEn' | 'createdAt' | 'updatedAt'> & {
  picture: { url: string } | null;
};

/** Maximum number of products, the newest ones of a longer catalogue: a function's response is limited to 6 MB. */
const MAX_PRODUCTS = 4000;

const oldestFirst = (a: Listed, b: Listed) => compareAscii(a.createdAt, b.createdAt) || compareAscii(a.id, b.id);

type ListedItem = Pick<News, 'slug' | 'slugEn' | 'updatedAt' | 'picture'>;

interface Contents {
  products: readonly Listed[];
  seasons?: readonly string[];
  news?: readonly ListedItem[];
}

/** Returns every indexed page: products from the oldest on, then seasons and news, so that a new entry leaves earlier ones in place. */
const entriesOf = ({ products, seasons = [], news = [] }: Contents): Entry[] => [
  ...keysOf(isListed).flatMap((page) => (isListed[page] ? [{ pathIn: () => pathOfPage(page) }] : [])),
  ...products
    .toSorted(oldestFirst)
    .slice(-MAX_PRODUCTS)
    .map(({ updatedAt, picture, ...slugs }) => ({
      pathIn: (language: Language) => pathOfPage('product', { slug: slugIn(language, slugs) }),
      changed: updatedAt,
      images: picture ? [picture.url] : [],
    })),
  ...seasons.map((year) => ({ pathIn: () => pathOfPage('season', { year }) })),
  ...news.map(({ updatedAt, picture, ...slugs }) => ({
    pathIn: (language: Language) => pathOfPage('newsItem', { slug: slugIn(language, slugs) }),
    changed: updatedAt,
    images: picture ? [picture.url] : [],
  })),
];

export function writeSitemap(contents: Contents, origin: string): string {
  const urls = entriesOf(contents).map((entry) => urlsOf(entry, origin));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls.join('\n')}\n</urlset>\n`;
}
