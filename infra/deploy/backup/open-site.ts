import { resolve } from 'node:path';
import { readSettings } from '../../local/settings.ts';
import type { Call } from '../command.ts';
import { openSiteData, type SiteData } from './site-data.ts';
import { deployedTarget, type Target, withLocalTarget } from './target.ts';

/**
 * Opens the site that a command line names: a deployed one, or without an environment the data folder of `npm start`. `stores` takes the
 * place of the table and the bucket of a deployed one.
 */
export async function withSite<T>(
  { config, context }: Call,
  { isNew, stores = {} }: { isNew: boolean; stores?: Partial<Target> },
  use: (site: SiteData) => Promise<T>,
): Promise<T> {
  if (context.length > 0) return use(openSiteData({ ...(await deployedTarget(config.name)), ...stores }));
  if (stores.table) throw new Error('A table and a bucket are on AWS: name an environment with -e.');
  const folder = resolve(readSettings(process.env).dataDir);
  return withLocalTarget(folder, { isNew }, (target) => use(openSiteData(target)));
}
