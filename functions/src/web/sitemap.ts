import { type PageName, pathOfPage } from '@rombo/shared/pages';
import type { Product } from '@rombo/shared/product';

/** The pages that search engines are shown, besides those of the products. */
const shown: readonly PageName[] = [
  'home',
  'products',
  'company',
  'whereWeAre',
  'news',
  'contact',
  'privacy',
  'cookies',
];

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

interface Entry {
  /** The Italian path. */
  path: string;
  changed?: string;
  images?: readonly string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A page's two addresses, each of which names both; its pictures belong to both and are told once. */
function urlsOf({ path, changed, images = [] }: Entry, origin: string): string {
  const italian = escaped(origin + path);
  const english = escaped(`${origin}/en${path === '/' ? '' : path}`);
  const alternates = [
    ['it', italian],
    ['en', english],
    ['x-default', italian],
  ].map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`);
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escaped(origin + image)}</image:loc></image:image>`,
  );
  const url = (address: string, own: string[]) =>
    `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}${own.join('')}</url>`;
  return `${url(italian, pictures)}\n${url(english, [])}`;
}

/** Every address that search engines may show, in both languages, with the products' pictures. */
export function writeSitemap(products: readonly Product[], origin: string): string {
  const entries: Entry[] = [
    ...shown.map((page) => ({ path: pathOfPage(page) })),
    ...products.map(({ slug, updatedAt, images }) => ({
      path: pathOfPage('product', { slug }),
      changed: updatedAt,
      images,
    })),
  ];
  const urls = entries.map((entry) => urlsOf(entry, origin)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls}\n</urlset>\n`;
}
