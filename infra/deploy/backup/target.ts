import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env, requireEnv } from '@rombo/functions/env';
import { startBackends } from '../../local/backends.ts';
import { openDataFolder } from '../../local/data-folder.ts';
import { keyParameters } from '../../stacks/key-parameters.ts';
import { readOutputs, requireOutput } from '../outputs.ts';

/** The table, the bucket and the parameters with the keys of a site; where they are is in the environment, as everywhere. */
export interface Target {
  table: string;
  bucket: string;
  signingKeys: string;
  sealKeys: string;
}

/** The stores of a deployed site, on AWS or in the emulator that `AWS_ENDPOINT_URL` names. */
export async function deployedTarget(name: string): Promise<Target> {
  const outputs = await readOutputs(name);
  return {
    table: requireOutput(outputs, 'TableName'),
    bucket: requireOutput(outputs, 'BucketName'),
    ...keyParameters(name),
  };
}

/** Opens the data folder of a local site that does not run, for `use`; a new one is ready afterwards. */
export async function withLocalTarget<T>(
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
