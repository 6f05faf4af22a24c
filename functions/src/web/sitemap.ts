import { slugIn } from '@rombo/shared/collections/in-language';
import type { Product } from '@rombo/shared/collections/product';
import { keysOf, omit } from '@rombo/shared/contract/keys-of';
import type { SlugField } from '@rombo/shared/contract/language-fields';
import { itemPages, type PageName, pathOfPage } from '@rombo/shared/contract/pages';
import { defaultLanguage, type Language, languageCodes, localized } from '@rombo/shared/words/languages';
import { compareAscii } from '../data/rows.ts';
import { escapeMarkup } from '../escape-markup.ts';

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
  guides: true,
  guide: false,
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

/** Returns the `url` elements of a page, one per language, each with all alternates. Only the default language lists the pictures. */
function urlsOf({ pathIn, changed, images = [] }: Entry, origin: string): string {
  const addressIn = (language: Language) => escapeMarkup(origin + localized(language, pathIn(language)));
  const addresses = languageCodes.map((language) => [language, addressIn(language)] as const);
  const alternates = [...addresses, ['x-default', addressIn(defaultLanguage)]].map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  );
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escapeMarkup(origin + image)}</image:loc></image:image>`,
  );
  const url = (address: string, own: string[]) =>
    `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}${own.join('')}</url>`;
  return addresses.map(([language, address]) => url(address, language === defaultLanguage ? pictures : [])).join('\n');
}

interface ListedItem extends Pick<Product, SlugField | 'updatedAt'> {
  picture: { url: string } | null;
}

type Listed = ListedItem & Pick<Product, 'id' | 'createdAt'>;

/** Maximum number of products, the newest ones of a longer catalogue: a function's response is limited to 6 MB. */
const MAX_PRODUCTS = 4000;

const oldestFirst = (a: Listed, b: Listed) => compareAscii(a.createdAt, b.createdAt) || compareAscii(a.id, b.id);

/** Kinds in the order in which their items follow the products. */
const otherPages = omit(itemPages, 'product');

interface Contents extends Record<keyof typeof otherPages, readonly ListedItem[]> {
  product: readonly Listed[];
  seasons: readonly string[];
}

const itemsOf = (page: PageName, items: readonly ListedItem[]): Entry[] =>
  items.map(({ updatedAt, picture, ...slugs }) => ({
    pathIn: (language) => pathOfPage(page, { slug: slugIn(language, slugs) }),
    changed: updatedAt,
    images: picture ? [picture.url] : [],
  }));

/** Returns every indexed page: products from the oldest on, then seasons, news and guides, so that a new entry leaves earlier ones in place. */
const entriesOf = ({ product, seasons, ...others }: Contents): Entry[] => [
  ...keysOf(isListed).flatMap((page) => (isListed[page] ? [{ pathIn: () => pathOfPage(page) }] : [])),
  ...itemsOf(itemPages.product, product.toSorted(oldestFirst).slice(-MAX_PRODUCTS)),
  ...seasons.map((year) => ({ pathIn: () => pathOfPage('season', { year }) })),
  ...keysOf(otherPages).flatMap((kind) => itemsOf(otherPages[kind], others[kind])),
];

export function writeSitemap(contents: Contents, origin: string): string {
  const urls = entriesOf(contents).map((entry) => urlsOf(entry, origin));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls.join('\n')}\n</urlset>\n`;
}
