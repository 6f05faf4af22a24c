import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { orMissing } from './outputs.ts';

/** Without a dot, like the release records: the distribution serves only names with a dot from this bucket. */
const LOCK = 'deployment-lock';

/** A lock that is not renewed expires after this time, for example because the deployment was killed. */
const LOCK_MS = 3 * 60_000;
const RENEWAL_MS = 60_000;

const REFUSAL = `Another deployment of this site is running. If it was killed, it counts as ended after ${LOCK_MS / 60_000} minutes.`;

type Condition = { IfMatch: string } | { IfNoneMatch: '*' };

async function readLock(Bucket: string, client: S3Client): Promise<{ etag: string; until: string } | undefined> {
  const found = await orMissing(client.send(new GetObjectCommand({ Bucket, Key: LOCK })), /^NoSuchKey$/);
  return found && { etag: found.ETag ?? '', ...JSON.parse((await found.Body?.transformToString()) ?? '{}') };
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && /^(PreconditionFailed|ConditionalRequestConflict)$/.test(error.name);

/**
 * Runs work under the deployment lock, an object in the site's bucket that is written conditionally and renewed every minute. Throws if
 * another deployment holds it.
 */
export async function withLock<T>(Bucket: string, work: () => Promise<T>, client = new S3Client()): Promise<T> {
  const write = async (until: number, condition: Condition): Promise<string> => {
    const Body = JSON.stringify({ until: new Date(until).toISOString() });
    const input = { Bucket, Key: LOCK, Body, ContentType: 'application/json', ...condition };
    return (await client.send(new PutObjectCommand(input))).ETag ?? '';
  };
  const extend = (condition: Condition) => write(Date.now() + LOCK_MS, condition);
  const former = await readLock(Bucket, client);
  if (former && Date.parse(former.until) > Date.now()) throw new Error(REFUSAL);
  let latest = extend(former ? { IfMatch: former.etag } : { IfNoneMatch: '*' });
  await latest.catch((error) => {
    throw isTaken(error) ? new Error(REFUSAL) : error;
  });
  const renew = () => {
    latest = latest.then((etag) => extend({ IfMatch: etag }).catch(() => etag));
  };
  const timer = setInterval(renew, RENEWAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // A lock that cannot be released expires.
    await latest.then((etag) => write(Date.now(), { IfMatch: etag })).catch(() => {});
  }
}
