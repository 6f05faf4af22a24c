import type { Product } from '@rombo/shared/collections/product';
import { slugIn } from '@rombo/shared/contract/in-language';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { type PageName, pathOfPage } from '@rombo/shared/contract/pages';
import { defaultLanguage, type Language, languageCodes, localized } from '@rombo/shared/words/languages';
import { readCatalogue } from '../data/product-lists.ts';
import { compareAscii } from '../data/rows.ts';
import { SHARED } from '../http/respond.ts';

/** Whether the sitemap lists a page; products have entries of their own. */
const isListed = {
  home: true,
  products: true,
  company: true,
  whereWeAre: true,
  dealers: true,
  news: true,
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

/** The `url` elements of a page, one a language, each with all alternates; pictures are listed once. */
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

export type Listed = Pick<Product, 'id' | 'slug' | 'slugEn' | 'createdAt' | 'updatedAt'> & { cover: string };

/** From this many addresses on there is an index, with parts of this size: far below the limits of protocol and Lambda. */
const PART = 1000;
const ENTRIES_PER_PART = Math.floor(PART / languageCodes.length);

const byAge = (a: Listed, b: Listed) => compareAscii(a.createdAt, b.createdAt) || compareAscii(a.id, b.id);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Every indexed page, the oldest product first: a new one changes the end only. */
const entriesOf = (products: readonly Listed[]): Entry[] => [
  ...keysOf(isListed).flatMap((page) => (isListed[page] ? [{ pathIn: () => pathOfPage(page) }] : [])),
  ...products.toSorted(byAge).map(({ updatedAt, cover, ...slugs }) => ({
    pathIn: (language: Language) => pathOfPage('product', { slug: slugIn(language, slugs) }),
    changed: updatedAt,
    images: cover ? [cover] : [],
  })),
];

const partOf = (entries: readonly Entry[], number: number): Entry[] =>
  entries.slice((number - 1) * ENTRIES_PER_PART, number * ENTRIES_PER_PART);

const writePart = (entries: readonly Entry[], origin: string): string =>
  `${HEAD}<urlset ${NAMESPACES}>\n${entries.map((entry) => urlsOf(entry, origin)).join('\n')}\n</urlset>\n`;

const lastChange = (entries: readonly Entry[]): string =>
  entries.reduce((last, { changed = '' }) => (changed > last ? changed : last), '');

function writeIndex(entries: readonly Entry[], origin: string): string {
  const count = Math.ceil(entries.length / ENTRIES_PER_PART);
  const sitemaps = Array.from({ length: count }, (_, at) => {
    const changed = lastChange(partOf(entries, at + 1));
    const address = escaped(`${origin}/sitemap-${at + 1}.xml`);
    return `<sitemap><loc>${address}</loc>${changed && `<lastmod>${changed}</lastmod>`}</sitemap>`;
  });
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
}

/**
 * Writes the sitemap or, from a thousand addresses on, the index of its parts; with a number, that part, undefined if there is none. A
 * product stays in its part as long as those before it do.
 */
export function writeSitemap(products: readonly Listed[], origin: string, number?: number): string | undefined {
  const entries = entriesOf(products);
  const isSplit = entries.length * languageCodes.length >= PART;
  if (number === undefined) return isSplit ? writeIndex(entries, origin) : writePart(entries, origin);
  const part = isSplit ? partOf(entries, number) : [];
  return part.length > 0 ? writePart(part, origin) : undefined;
}

const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /login',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;

const fileOf = (type: string, body: string | undefined) =>
  body === undefined
    ? undefined
    : { statusCode: 200, headers: { 'content-type': type, 'cache-control': SHARED }, body };

/** Renders robots.txt and the sitemap with absolute addresses; undefined for other paths. Available during maintenance too. */
export async function renderFile(path: string, origin: string) {
  if (path === '/robots.txt') return fileOf('text/plain; charset=utf-8', robots(origin));
  const [sitemap, number] = SITEMAP.exec(path) ?? [];
  if (!sitemap) return undefined;
  const { outlines } = await readCatalogue();
  return fileOf(
    'application/xml; charset=utf-8',
    writeSitemap(outlines, origin, number === undefined ? undefined : Number(number)),
  );
}
