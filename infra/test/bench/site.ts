import { type Site, type SiteOptions, startSite } from '../../local/site.ts';
import { folderForNow } from '../folder-for-now.ts';

/** Runs something against a site of its own, filled with the demo catalogue or empty, and takes the site away. */
export async function withSite<T>(
  seed: 'demo' | 'none',
  use: (site: Site) => Promise<T>,
  options: Pick<SiteOptions, 'edgeCache'> = {},
): Promise<T> {
  const { folder, remove } = await folderForNow();
  try {
    const site = await startSite({ port: 0, dataDir: folder, seed, ...options });
    try {
      return await use(site);
    } finally {
      await site.stop();
    }
  } finally {
    await remove();
  }
}
