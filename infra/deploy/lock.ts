import { randomUUID } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { orMissing } from './outputs.ts';

/** Without a dot, like the release records: the distribution serves only names with a dot from this bucket. */
const LOCK = 'deployment-lock';

/** A lock that is not renewed expires after this time, for example because the deployment was killed. */
const LOCK_MS = 3 * 60_000;
const RENEWAL_MS = 60_000;

const REFUSAL = `Another deployment of this site is running. If it was killed, it counts as ended after ${LOCK_MS / 60_000} minutes.`;

interface Lock {
  etag: string;
  owner: string;
  until: string;
}

type Condition = { IfMatch: string } | { IfNoneMatch: '*' };

async function readLock(Bucket: string, client: S3Client): Promise<Lock | undefined> {
  const found = await orMissing(client.send(new GetObjectCommand({ Bucket, Key: LOCK })), /^NoSuchKey$/);
  return found && { etag: found.ETag ?? '', ...JSON.parse((await found.Body?.transformToString()) ?? '{}') };
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && /^(PreconditionFailed|ConditionalRequestConflict)$/.test(error.name);

class Refusal extends Error {
  constructor() {
    super(REFUSAL);
  }
}

/** True once another command has acquired the lock of this process, which holds one at a time. */
let isLost = false;

/** Throws if the lock is lost. Called before each step that changes the site. */
export function requireLock(): void {
  if (isLost)
    throw new Error('The lock expired, and another deployment of this site began. This one ends: check the site.');
}

/**
 * Runs work under the deployment lock, an object in the site's bucket that is written conditionally and renewed every minute. Throws if
 * another deployment holds it.
 */
export async function withLock<T>(Bucket: string, work: () => Promise<T>, client = new S3Client()): Promise<T> {
  const owner = randomUUID();
  const write = async (duration: number, condition: Condition): Promise<string> => {
    const Body = JSON.stringify({ owner, until: new Date(Date.now() + duration).toISOString() });
    const input = { Bucket, Key: LOCK, Body, ContentType: 'application/json', ...condition };
    try {
      return (await client.send(new PutObjectCommand(input))).ETag ?? '';
    } catch (error) {
      if (!isTaken(error)) throw error;
      const found = await readLock(Bucket, client);
      if (found?.owner !== owner) throw new Refusal();
      // An earlier write succeeded, but its response was lost.
      return write(duration, { IfMatch: found.etag });
    }
  };
  const former = await readLock(Bucket, client);
  if (former && Date.parse(former.until) > Date.now()) throw new Refusal();
  let latest = Promise.resolve(await write(LOCK_MS, former ? { IfMatch: former.etag } : { IfNoneMatch: '*' }));
  isLost = false;
  const renew = async (etag: string): Promise<string> => {
    try {
      return await write(LOCK_MS, { IfMatch: etag });
    } catch (error) {
      isLost ||= error instanceof Refusal;
      return etag;
    }
  };
  const timer = setInterval(() => {
    latest = latest.then(renew);
  }, RENEWAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // A lock that cannot be released expires.
    await latest.then((etag) => write(0, { IfMatch: etag })).catch(() => {});
  }
}
