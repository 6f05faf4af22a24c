import { type Site, startSite } from '../../local/site.ts';
import { folderForNow } from '../folder-for-now.ts';

/** Runs something against a site of its own, filled with the demo catalogue or empty, and takes the site away. */
export async function withSite<T>(seed: 'demo' | 'none', use: (site: Site) => Promise<T>): Promise<T> {
  const { folder, remove } = await folderForNow();
  try {
    const site = await startSite({ port: 0, dataDir: folder, seed });
    try {
      return await use(site);
    } finally {
      await site.stop();
    }
  } finally {
    await remove();
  }
}
