import { BudgetsClient, DescribeBudgetCommand } from '@aws-sdk/client-budgets';
import { DescribeContinuousBackupsCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetBucketVersioningCommand, S3Client } from '@aws-sdk/client-s3';
import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import { backgroundDefaults } from '../aws.ts';
import { isOwnMachine, readHiddenData, saveUsage } from '../data/settings.ts';
import { env, requireEnv } from '../env.ts';
import { listAll, readHead } from '../files/bucket.ts';
import { isOriginal, mediaPrefixes } from '../files/media-keys.ts';
import { hiddenParts } from '../files/pictures/picture-parts.ts';
import { verify } from '../files/verify.ts';

const dynamodb = new DynamoDBClient(backgroundDefaults);
const s3 = new S3Client({ ...backgroundDefaults, forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL) });
// Budgets has one endpoint for all regions.
const budgets = new BudgetsClient({ ...backgroundDefaults, region: 'us-east-1' });

const HOUR = 60 * 60 * 1000;

const now = (): string => new Date().toISOString();

async function measureStorage(): Promise<void> {
  const use = { files: 0, bytes: 0 };
  for (const prefix of mediaPrefixes) {
    for await (const { key, size } of listAll(prefix)) {
      use.bytes += size;
      if (isOriginal(key)) use.files += 1;
    }
  }
  await saveUsage('storage', { ...use, at: now() });
}

const hasHiddenData = async (key: string): Promise<boolean> => {
  const file = await readHead(key, MAX_FILE_BYTES);
  // The picture was deleted in the meantime.
  if (!file) return false;
  const verdict = await verify('product-image', file);
  if ('refusal' in verdict || verdict.type === 'application/pdf') return false;
  return hiddenParts(Buffer.from(file.bytes), verdict.type).length > 0;
};

/** Maximum number of keys in the stored result, an item of at most 400 kB. */
const MAX_KEYS = 2000;

/** Pictures that are read between two notes of the progress, and the time for them, in milliseconds: the function has five minutes. */
const BATCH_SIZE = 100;
const READING_MS = 4 * 60_000;

/**
 * Fails if stored pictures hold metadata or other hidden data. Reads those that it found and, oldest first, those stored since the last
 * check. What is left, as after a restore of thousands, is read on the next days: `at` is the time up to which pictures were read.
 */
async function checkPictures(): Promise<void> {
  const { keys, at: last } = (await readHiddenData()) ?? { keys: [], at: '' };
  const begin = now();
  const known: string[] = [];
  const unread: { key: string; at: string }[] = [];
  for (const prefix of mediaPrefixes) {
    for await (const { key, storedAt } of listAll(prefix)) {
      if (!isOriginal(key) || key.endsWith('.pdf')) continue;
      const at = storedAt.toISOString();
      if (keys.includes(key)) known.push(key);
      else if (at >= last) unread.push({ key, at });
    }
  }
  unread.sort((one, other) => one.at.localeCompare(other.at));
  const found: string[] = [];
  const read = async (key: string) => {
    if (await hasHiddenData(key)) found.push(key);
  };
  for (const key of known) {
    if (Date.now() - Date.parse(begin) < READING_MS / 2) await read(key);
    else found.push(key);
  }
  do {
    for (const { key } of unread.splice(0, BATCH_SIZE)) await read(key);
    await saveUsage('hidden', { keys: found.slice(0, MAX_KEYS), at: unread[0]?.at ?? begin });
  } while (unread.length > 0 && Date.now() - Date.parse(begin) < READING_MS);
  if (found.length === 0) return;
  throw new Error(`${found.length} pictures hold hidden data: "npm run backup -- <file> --clean-pictures" cleans them`);
}

/** Fails if the table cannot be restored to a time within the last hour. */
async function checkTable(): Promise<void> {
  const { ContinuousBackupsDescription } = await dynamodb.send(
    new DescribeContinuousBackupsCommand({ TableName: requireEnv(env.table) }),
  );
  const { PointInTimeRecoveryStatus: status, LatestRestorableDateTime: latest } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (status !== 'ENABLED') throw new Error('The table has no point-in-time recovery');
  if (!latest) return;
  await saveUsage('restorable', { at: latest.toISOString() });
  if (Date.now() - latest.getTime() > HOUR) throw new Error('The backups of the table are more than an hour behind');
}

/** Fails if the bucket cannot be restored. */
async function checkBucket(): Promise<void> {
  const { Status } = await s3.send(new GetBucketVersioningCommand({ Bucket: requireEnv(env.bucket) }));
  if (Status !== 'Enabled') throw new Error('The bucket keeps no old versions');
}

/** Reads the month's cost from the budget, which AWS updates a few times a day free of charge. Stores nothing without a budget. */
async function readCost(): Promise<void> {
  const { [env.budget]: BudgetName, [env.account]: AccountId } = process.env;
  if (!BudgetName) return;
  const { Budget } = await budgets.send(new DescribeBudgetCommand({ AccountId, BudgetName }));
  const { Amount, Unit } = Budget?.CalculatedSpend?.ActualSpend ?? {};
  if (Amount && Unit) await saveUsage('cost', { amount: Number(Amount), currency: Unit, at: now() });
}

/**
 * Measures the site's usage and checks its pictures and backups once a day. Fails, which raises an alarm, if any of it does. A value that cannot be read
 * keeps its previous figure and date.
 */
export async function handler(): Promise<void> {
  const backups = isOwnMachine() ? [] : [checkTable(), checkBucket()];
  const outcomes = await Promise.allSettled([measureStorage(), checkPictures(), readCost(), ...backups]);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (reasons.length > 0) throw new AggregateError(reasons, `Not measured: ${reasons.join('; ')}`);
}
