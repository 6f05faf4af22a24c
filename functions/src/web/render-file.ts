import { seasonsOf } from '@rombo/shared/collections/results-in';
import { isPublic } from '@rombo/shared/collections/status';
import { readCatalogue } from '../data/catalogue.ts';
import { listGuides } from '../data/guides.ts';
import { listNews } from '../data/news.ts';
import { listResults } from '../data/results.ts';
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

const fileOf = (type: string, body: string) => ({
  statusCode: 200,
  headers: { 'content-type': type, 'cache-control': SHARED },
  body,
});

/** Renders robots.txt and the sitemap with absolute URLs, during maintenance too. Returns undefined for other paths. */
export async function renderFile(path: string, origin: string) {
  if (path === '/robots.txt') return fileOf('text/plain; charset=utf-8', robots(origin));
  if (path !== '/sitemap.xml') return undefined;
  const [products, results, news, guides] = await Promise.all([
    readCatalogue(),
    listResults(),
    listNews(),
    listGuides(),
  ]);
  const contents = {
    product: products,
    seasons: seasonsOf(results),
    news: news.filter(isPublic),
    guide: guides.filter(isPublic),
  };
  return fileOf('application/xml; charset=utf-8', writeSitemap(contents, origin));
}
