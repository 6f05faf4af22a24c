import { readCatalogue } from '../data/product-lists.ts';
import { SHARED } from '../http/respond.ts';
import { writeSitemap } from './sitemap.ts';

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

interface File {
  type: string;
  body: string | undefined;
}

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;

async function fileOf(path: string, origin: string): Promise<File | undefined> {
  if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', body: robots(origin) };
  const [sitemap, number] = SITEMAP.exec(path) ?? [];
  if (!sitemap) return undefined;
  const { outlines } = await readCatalogue();
  const body = writeSitemap(outlines, origin, number === undefined ? undefined : Number(number));
  return { type: 'application/xml; charset=utf-8', body };
}

/** Renders robots.txt and the sitemap with absolute addresses; undefined for other paths. Available during maintenance too. */
export async function renderFile(path: string, origin: string) {
  const file = await fileOf(path, origin);
  if (file?.body === undefined) return undefined;
  return {
    statusCode: 200,
    headers: { 'content-type': file.type, 'cache-control': SHARED },
    body: file.body,
  };
}
