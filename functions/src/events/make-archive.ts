import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ARCHIVES_KEPT } from '@rombo/shared/contract/site';
import type { EventBridgeEvent } from 'aws-lambda';
import { ARCHIVES } from '../backup/archives.ts';
import { readItems } from '../backup/items.ts';
import { readFiles } from '../backup/site-files.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { env, requireEnv } from '../env.ts';
import { listAll, removeAll } from '../files/bucket.ts';
import { logger } from '../logger.ts';

// Without timeouts, because an archive takes minutes.
const dynamodb = new DynamoDBClient();
const s3 = new S3Client({
  forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
});

const DAY = 24 * 60 * 60 * 1000;
/** Age of the newest archive at which the daily run makes another, in milliseconds. */
const WEEK = 6.5 * DAY;
/** Archives hold messages of visitors, whose deletion has to reach them. */
const LONGEST = 21 * DAY;

type Event =
  | EventBridgeEvent<'Object Created', { object: { key: string } }>
  | EventBridgeEvent<'Scheduled Event', object>;

/** Makes an archive that was requested, or the weekly one if it is due. Keeps the newest ones, and one of a week or more before requests. */
export async function handler(event: Event): Promise<void> {
  const request = event['detail-type'] === 'Object Created' ? event : undefined;
  const newest = (await Array.fromAsync(listAll(ARCHIVES))).at(-1)?.storedAt.getTime() ?? 0;
  // A retry of a request finds its archive.
  const isDue = request ? newest < Date.parse(request.time) : Date.now() - newest > WEEK;
  if (isDue) await makeArchive();
  const archives = await Array.fromAsync(listAll(ARCHIVES));
  const ageOf = ({ storedAt }: (typeof archives)[number]) => Date.now() - storedAt.getTime();
  const weekOld = archives.findLast((archive) => ageOf(archive) > WEEK && ageOf(archive) < LONGEST);
  const removed = archives.slice(0, -ARCHIVES_KEPT).filter((archive) => archive !== weekOld);
  const requests = request ? [request.detail.object.key] : [];
  await removeAll([...removed.map(({ key }) => key), ...requests]);
}

/** Writes the archive to a file first: S3 has to know its size. */
async function makeArchive(): Promise<void> {
  const Bucket = requireEnv(env.bucket);
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar`;
  const file = join(tmpdir(), `${randomUUID()}.tar`);
  try {
    // Without the account: a reader of an archive must not get its password hash.
    const items = () => readItems(dynamodb, requireEnv(env.table), { hasAccount: false });
    const counts = await writeBackup({ items, files: () => readFiles(s3, Bucket) }, file);
    const archive = await open(file);
    const Body = archive.createReadStream();
    const command = new PutObjectCommand({
      Bucket,
      Key: ARCHIVES + name,
      Body,
      ContentLength: (await archive.stat()).size,
      ContentType: 'application/x-tar',
      ContentDisposition: `attachment; filename="rombo-${name}"`,
      CacheControl: 'no-store',
    });
    await s3.send(command).finally(() => Body.destroy());
    logger.info('An archive was made', { name, ...counts });
  } finally {
    await rm(file, { force: true });
  }
}
