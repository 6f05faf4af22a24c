import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env, requireEnv } from '@rombo/functions/env';
import { startBackends } from '../../local/backends.ts';
import { openDataFolder } from '../../local/data-folder.ts';
import { readSettings } from '../../local/settings.ts';
import { keyParameters } from '../../stacks/names.ts';
import type { Call } from '../command.ts';
import { readOutputs, requireOutput } from '../outputs.ts';
import { openSiteData, type SiteData } from './site-data.ts';

/**
 * Opens the site that a command line names: a deployed one or, without an environment, the data folder of `npm start`. `stores` overrides
 * the table and bucket of a deployed site.
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

/** Names of the table, bucket and key parameters of a site. Region and endpoints come from the environment. */
export interface Target {
  table: string;
  bucket: string;
  signingKeys: string;
  sealKeys: string;
}

/** Stores of a deployed site, on AWS or in the emulator at `AWS_ENDPOINT_URL`. */
export async function deployedTarget(name: string): Promise<Target> {
  const outputs = await readOutputs(name);
  return {
    table: requireOutput(outputs, 'TableName'),
    bucket: requireOutput(outputs, 'BucketName'),
    ...keyParameters(name),
  };
}

/** Runs `use` on the data folder of a stopped local site. With `isNew`, creates the folder if needed and marks it ready. */
async function withLocalTarget<T>(
  folder: string,
  { isNew }: { isNew: boolean },
  use: (target: Target) => Promise<T>,
): Promise<T> {
  const missing = new Error(`There is no site in ${folder}.`);
  if (!isNew && !existsSync(join(folder, 'site.json'))) throw missing;
  const { paths, fresh, markReady, release } = await openDataFolder(folder);
  try {
    if (!isNew && fresh) throw missing;
    const nobody = () => {};
    const backends = await startBackends({
      paths,
      isSiteOrigin: () => false,
      log: console.error,
      purge: nobody,
      arrived: nobody,
    });
    try {
      const result = await use({
        table: requireEnv(env.table),
        bucket: requireEnv(env.bucket),
        signingKeys: requireEnv(env.signingKeys),
        sealKeys: requireEnv(env.sealKeys),
      });
      if (fresh) await markReady('none');
      return result;
    } finally {
      await backends.stop();
    }
  } finally {
    await release();
  }
}
