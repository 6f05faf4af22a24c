import { isExact } from '../local/commit.ts';
import { releaseContext, type Target } from './deployment.ts';
import { requireOutput } from './outputs.ts';

interface RotationTarget extends Pick<Target, 'cdk' | 'outputs' | 'withLock' | 'lastKey'> {
  addKey: (secret: string) => Promise<number>;
}

/**
 * Replaces the origin key: the API accepts both keys, then the distribution sends the new one, then the API accepts only the new one.
 * Resumes an interrupted rotation with the key that it had added. Returns the number of the key. Deploys what is checked out, and therefore
 * throws unless that is the deployed commit.
 */
export async function rotateOriginKey(
  site: string,
  commit: string | null,
  context: string[],
  target: RotationTarget,
): Promise<number> {
  const outputs = await target.outputs();
  if (!isExact(commit) || commit !== outputs.Commit) {
    throw new Error(
      `A rotation deploys what is checked out, ${commit ?? 'no commit'}, but the site is ${outputs.Commit ?? 'of no known commit'}. Check that commit out without changes, or deploy first.`,
    );
  }
  return target.withLock(requireOutput(outputs, 'SiteBucketName'), async () => {
    const secret = requireOutput(outputs, 'OriginKeySecret');
    const current = Number(requireOutput(outputs, 'OriginKeyNumber'));
    const last = await target.lastKey(secret);
    const next = last > current ? last : await target.addKey(secret);
    const release = releaseContext(outputs.Commit, outputs.ReleasedAt);
    const deploy = (part: string, ...keys: number[]) =>
      target.cdk('deploy', `${site}-${part}`, '--exclusively', ...context, ...release, '-c', `originKeys=${keys}`);
    await deploy('api', current, next);
    await deploy('site', next);
    await deploy('api', next);
    return next;
  });
}
