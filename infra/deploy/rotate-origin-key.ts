import { releaseContext } from './deployment.ts';
import type { Outputs } from './outputs.ts';
import { requireOutput } from './outputs.ts';

/** The account in which the key is rotated. */
interface RotationTarget {
  outputs: () => Promise<Outputs>;
  /** The highest number of a key in the secret. */
  lastKey: (secret: string) => Promise<number>;
  addKey: (secret: string) => Promise<number>;
  cdk: (...args: string[]) => Promise<void>;
}

/**
 * Replaces the key that the distribution shows the API: the API accepts both keys, then the distribution shows the new one, then the
 * API accepts that one alone. A rotation that was interrupted goes on with the key that it had added. Returns the key's number.
 */
export async function rotateOriginKey(site: string, context: string[], target: RotationTarget): Promise<number> {
  const outputs = await target.outputs();
  const secret = requireOutput(outputs, 'OriginKeySecret');
  const present = Number(requireOutput(outputs, 'OriginKeyNumber'));
  const last = await target.lastKey(secret);
  const next = last > present ? last : await target.addKey(secret);
  const release = releaseContext(outputs.Commit, outputs.ReleasedAt);
  const deploy = (part: string, ...keys: number[]) =>
    target.cdk('deploy', `${site}-${part}`, '--exclusively', ...context, ...release, '-c', `originKeys=${keys}`);
  await deploy('api', present, next);
  await deploy('site', next);
  await deploy('api', next);
  return next;
}
