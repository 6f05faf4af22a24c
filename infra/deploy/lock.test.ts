import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withLock } from './lock.ts';

const MINUTE = 60_000;
const named = (name: string) => Object.assign(new Error(name), { name });

/** Bucket with one object and S3's conditional writes. */
function bucket() {
  let object: { text: string; etag: string } | undefined;
  let writes = 0;
  const client = new S3Client();
  client.send = async (command: unknown) => {
    if (!(command instanceof PutObjectCommand)) {
      if (!object) throw named('NoSuchKey');
      const { text, etag } = object;
      return { ETag: etag, Body: { transformToString: async () => text } };
    }
    const { Key, Body, IfMatch, IfNoneMatch } = command.input;
    expect(Key).toBe('deployment-lock');
    if (IfNoneMatch ? object : object?.etag !== IfMatch) throw named('PreconditionFailed');
    writes += 1;
    object = { text: String(Body), etag: `"${writes}"` };
    return { ETag: object.etag };
  };
  return { client, writes: () => writes };
}

describe('the lock of a deployment', () => {
  afterEach(() => void vi.useRealTimers());

  it('refuses a second deployment until the first ends or fails', async () => {
    const { client } = bucket();
    const first = withLock(
      'files',
      () => expect(withLock('files', async () => 'second', client)).rejects.toThrow('Another deployment'),
      client,
    );
    await first;
    await expect(withLock('files', () => Promise.reject(new Error('failed')), client)).rejects.toThrow('failed');
    expect(await withLock('files', async () => 'next', client)).toBe('next');
  });

  it('is acquired by one of two concurrent deployments', async () => {
    const { client } = bucket();
    const work = vi.fn(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    const done = await Promise.allSettled([withLock('files', work, client), withLock('files', work, client)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(work).toHaveBeenCalledOnce();
  });

  it('lasts as long as the work, and expires three minutes after the process is killed', async () => {
    vi.useFakeTimers();
    const { client, writes } = bucket();
    void withLock('files', () => new Promise(() => {}), client);
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    expect(writes()).toBe(21);
    await expect(withLock('files', async () => '', client)).rejects.toThrow('Another deployment');
    const killed = Date.now();
    vi.clearAllTimers();
    vi.setSystemTime(killed + 3 * MINUTE + 1);
    expect(await withLock('files', async () => 'next', client)).toBe('next');
  });

  it('does not fail a deployment if it cannot be renewed or released', async () => {
    const { client } = bucket();
    const work = async () => {
      client.send = async () => {
        throw named('TimeoutError');
      };
      return 'done';
    };
    expect(await withLock('files', work, client)).toBe('done');
  });
});
