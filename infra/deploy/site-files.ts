import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_FALLBACK } from '@rombo/shared/contract/pages';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { fallbackStatus } from '../common/fallback-status.ts';
import { fileHeaders } from '../common/file-headers.ts';
import { pageAddresses, productAddresses } from '../stacks/page-addresses.ts';

/** An object of the site's bucket: where its bytes are, and what it says of itself. */
export interface SiteFile {
  key: string;
  path: string;
  headers: ReturnType<typeof fileHeaders>;
  metadata?: Record<string, string>;
}

/** Pages behind the edge that have no address of their own: of nothing, and of every product. */
const fallbackPages = [
  ...languageCodes.map((language) => localized(language, '/404')),
  ...productAddresses.map((address) => address.replace('{slug}', PRODUCT_FALLBACK)),
];

/**
 * Files to upload, in this order: assets, other files, and last the pages that refer to them. Each page is the shell under its own
 * address; those of nothing and of products say their status in their metadata, for the edge to set.
 */
export function siteFiles(webDist: string, openapi: string): SiteFile[] {
  const shell = join(webDist, 'index.html');
  const page = (key: string): SiteFile => {
    const status = fallbackStatus(`/${key}`);
    return { key, path: shell, headers: fileHeaders('index.html'), ...(status && { metadata: { status } }) };
  };
  const names = readdirSync(webDist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(webDist.length + 1))
    // The distribution compresses by itself.
    .filter((name) => !/\.(br|gz|html)$/.test(name));
  const files = names.map((key) => ({ key, path: join(webDist, key), headers: fileHeaders(key) }));
  return [
    ...files.filter(isAsset),
    ...files.filter((file) => !isAsset(file)),
    { key: 'api/openapi.json', path: openapi, headers: fileHeaders('openapi.json') },
    ...fallbackPages.map((address) => page(address.slice(1))),
    ...pageAddresses().map((address) => page(address.slice(1) || 'index')),
  ];
}

/** Keys of files with a hash in their name begin with this. */
export const ASSETS = 'assets/';

export const isAsset = ({ key }: SiteFile): boolean => key.startsWith(ASSETS);
