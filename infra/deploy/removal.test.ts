import { DeleteObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { emptyBucket, removeSite } from './removal.ts';

function remove(answer: string, withData = false) {
  const calls: string[] = [];
  const target = {
    ask: async (question: string) => {
      calls.push(question);
      return answer;
    },
    cdk: async (...args: string[]) => void calls.push(args.join(' ')),
    outputs: async () => ({ SiteBucketName: 'files', BucketName: 'media', BackupVaultName: 'rombo-locked-1' }),
    removeKeys: async () => void calls.push('remove keys'),
    empty: async (bucket: string, prefix = '') => void calls.push(`empty ${bucket}/${prefix}`),
    withLock: async <T>(bucket: string, work: () => Promise<T>) => {
      calls.push(`lock ${bucket}`);
      return work().finally(() => calls.push('unlock'));
    },
  };
  const done = removeSite(
    {
      name: 'rombo',
      place: 'account 123456789012, region eu-south-1',
      context: ['-c', 'environment=production'],
      withData,
      vault: 'rombo-locked-',
    },
    target,
  );
  return { calls, done };
}

describe('npm run destroy', () => {
  it.each([false, true])('always asks for the name of the site, with data: %s', async (withData) => {
    const { calls, done } = remove('yes', withData);
    await expect(done).rejects.toThrow('Nothing was removed.');
    expect(calls).toEqual([
      expect.stringMatching(/^The site rombo of account 123456789012, region eu-south-1 goes.*Type rombo to go on/),
    ]);
  });

  it('removes every stack except the data stack, then the records of its releases, under the lock', async () => {
    const { calls, done } = remove('rombo');
    expect(await done).toContain('The data stays in the stack rombo-data.');
    expect(calls.slice(1)).toEqual([
      'lock files',
      'destroy rombo-edge rombo-operations rombo-site rombo-global rombo-api -c environment=production -c removal=true --force',
      'empty files/releases/',
      'unlock',
    ]);
  });

  it('with --data empties both buckets and removes the protected stack too', async () => {
    const { calls, done } = remove('rombo', true);
    await done;
    expect(calls[0]).toContain('deleted for ever');
    expect(calls.slice(3)).toEqual([
      'empty files/releases/',
      'empty files/',
      'empty media/',
      'deploy rombo-data -c environment=production -c removal=true -c vaultName=rombo-locked-1 -c throwaway=true --require-approval never',
      'destroy rombo-data -c environment=production -c removal=true -c vaultName=rombo-locked-1 -c throwaway=true --force',
      'remove keys',
      'unlock',
    ]);
  });

  it('fails if a bucket refuses a deletion instead of retrying forever', async () => {
    const client = new S3Client();
    let calls = 0;
    client.send = async (command: unknown) => {
      calls += 1;
      return command instanceof DeleteObjectsCommand
        ? { Errors: [{ Key: 'media/a.png', Code: 'AccessDenied', Message: 'Access Denied' }] }
        : { Versions: calls < 9 ? [{ Key: 'media/a.png', VersionId: '1' }] : [] };
    };
    await expect(emptyBucket('media', '', client)).rejects.toThrow(
      'media cannot be emptied: media/a.png: Access Denied',
    );
    expect(calls).toBe(2);
  });
});
