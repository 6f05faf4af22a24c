import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runCdk } from './cdk.ts';
import { requireLock, withLock } from './lock.ts';
import { restoreFiles, uploadSite, writeRelease } from './upload-site.ts';
import { setVersions } from './versions.ts';

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

/** Loses the response of the next write, which the SDK then repeats. */
function loseResponse(client: S3Client) {
  const send = client.send.bind(client);
  client.send = async (command: PutObjectCommand) => {
    client.send = send;
    await send(command);
    return send(command);
  };
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

  it('is kept, renewed and released although the response of a write is lost', async () => {
    vi.useFakeTimers();
    const { client } = bucket();
    loseResponse(client);
    const work = async () => {
      loseResponse(client);
      await vi.advanceTimersByTimeAsync(20 * MINUTE);
      await expect(withLock('files', async () => '', client)).rejects.toThrow('Another deployment');
      requireLock();
      loseResponse(client);
    };
    await withLock('files', work, client);
    expect(await withLock('files', async () => 'next', client)).toBe('next');
  });

  it('refuses further steps once it expired and another deployment began, whose lock stays', async () => {
    vi.useFakeTimers();
    const { client } = bucket();
    const other = new S3Client();
    other.send = client.send.bind(client);
    const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
    const first = withLock(
      'files',
      async () => {
        client.send = async () => {
          throw named('TimeoutError');
        };
        await resumed;
        client.send = other.send;
        await vi.advanceTimersByTimeAsync(MINUTE);
        const release = { commit: 'abc', time: '', assets: [], live: true };
        const steps = [
          runCdk('--version'),
          uploadSite('files', []),
          restoreFiles('files', {}),
          setVersions('rombo', {}),
          writeRelease('files', release),
        ];
        const reason = expect.objectContaining({ message: expect.stringMatching(/^The lock expired/) });
        expect(await Promise.allSettled(steps)).toEqual(steps.map(() => ({ status: 'rejected', reason })));
        requireLock();
      },
      client,
    );
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    void withLock('files', () => new Promise(() => {}), other);
    await vi.advanceTimersByTimeAsync(MINUTE);
    resume();
    await expect(first).rejects.toThrow('another deployment of this site began');
    await expect(withLock('files', async () => '', other)).rejects.toThrow('Another deployment');
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
