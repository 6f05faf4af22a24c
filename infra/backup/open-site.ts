import { resolve } from 'node:path';
import type { Call } from '../deploy/command.ts';
import { readSettings } from '../local/settings.ts';
import { openSiteData, type SiteData } from './site-data.ts';
import { deployedTarget, withLocalTarget } from './target.ts';

/** Opens the site that a command line names: a deployed one, or without an environment the data folder of `npm start`. */
export async function withSite<T>(
  { config, context }: Call,
  { isNew }: { isNew: boolean },
  use: (site: SiteData) => Promise<T>,
): Promise<T> {
  if (context.length > 0) return use(openSiteData(await deployedTarget(config.name)));
  const folder = resolve(readSettings(process.env).dataDir);
  return withLocalTarget(folder, { isNew }, (target) => use(openSiteData(target)));
}
