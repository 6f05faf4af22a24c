import type { RenderedFile } from '@rombo/shared/pages';
import { listProducts } from '../data/products.ts';
import { writeSitemap } from './sitemap.ts';

const EDGE_SECONDS = 3600;

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

const files: Record<RenderedFile, { type: string; write: (origin: string) => string | Promise<string> }> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: robots },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    write: async (origin) => writeSitemap(await listProducts(), origin),
  },
};

const isRendered = (path: string): path is RenderedFile => path in files;

/** What search engines read of a site, which names its whole addresses; undefined for any other path. They read it while the site is closed, too. */
export async function renderFile(path: string, origin: string) {
  if (!isRendered(path)) return undefined;
  const { type, write } = files[path];
  return {
    statusCode: 200,
    headers: { 'content-type': type, 'cache-control': `public, max-age=0, s-maxage=${EDGE_SECONDS}` },
    body: await write(origin),
  };
}
