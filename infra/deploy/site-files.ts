import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypeOf } from '../common/media-types.ts';
import { pageAddresses } from '../lib/page-addresses.ts';

/** An object of the site's bucket: where its bytes are, and what it says of itself. */
export interface SiteFile {
  key: string;
  path: string;
  contentType: string;
  cacheControl: string;
  metadata?: Record<string, string>;
}

/** Files with a hash in their name never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The rest is asked for anew each time, and kept at the edge until the deployment after this one makes it forget. */
const UNTIL_DEPLOYED = 'public, max-age=0, s-maxage=86400';

const page = (path: string, key: string): SiteFile => ({
  key,
  path,
  contentType: 'text/html; charset=utf-8',
  cacheControl: UNTIL_DEPLOYED,
});

/**
 * Files to upload, in this order: assets, other files, and last the pages that refer to them. Each page is the shell under its own
 * address; the page not found says its status in its metadata, for the edge to set.
 */
export function siteFiles(webDist: string, openapi: string): SiteFile[] {
  const shell = join(webDist, 'index.html');
  const names = readdirSync(webDist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(webDist.length + 1))
    // The distribution compresses by itself.
    .filter((name) => !/\.(br|gz|html)$/.test(name));
  const files = names.map((key) => ({
    key,
    path: join(webDist, key),
    contentType: mediaTypeOf(key),
    cacheControl: key.startsWith('assets/') ? FOR_EVER : UNTIL_DEPLOYED,
  }));
  const isAsset = ({ key }: SiteFile) => key.startsWith('assets/');
  return [
    ...files.filter(isAsset),
    ...files.filter((file) => !isAsset(file)),
    { key: 'api/openapi.json', path: openapi, contentType: mediaTypeOf(openapi), cacheControl: UNTIL_DEPLOYED },
    ...['404', 'en/404'].map((key) => ({ ...page(shell, key), metadata: { status: '404' } })),
    ...pageAddresses().map((address) => page(shell, address.slice(1) || 'index')),
  ];
}
