import { extname } from 'node:path';
import { isItemPage, matchPage } from '@rombo/shared/contract/pages';
import { splitLanguage } from '@rombo/shared/words/languages';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export const isCompressible = (type: string): boolean =>
  /^(text\/|image\/svg|application\/(json|xml|manifest|wasm))/.test(type);

/** Cache-Control header of a file of the web build, by its path. */
function cacheControlOf(path: string): string {
  // Files with a hash in their name never change.
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  // Fallbacks for pages that could not be rendered. Rendering may succeed a second later.
  if (path.endsWith('.html')) return 'no-store';
  // Browsers revalidate other files. The edge caches them until the next deployment purges it.
  return 'public, max-age=0, s-maxage=86400';
}

/** Headers of a file of the web build, in the bucket and locally. */
export const fileHeaders = (path: string) => ({
  'content-type': types[extname(path).toLowerCase()] ?? 'application/octet-stream',
  'cache-control': cacheControlOf(path),
});

/** Status of a fallback page by its normalized path; undefined for 200. */
export function fallbackStatus(path: string): '404' | '503' | undefined {
  const own = splitLanguage(path).path.replace(/(?<=[^/])\/$/, '');
  if (own === '/404') return '404';
  return isItemPage(matchPage(own)?.page ?? null) ? '503' : undefined;
}
