import { DeleteObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../src/env.ts';
import { site } from './site.ts';

/** The functions' own code for codes of a second factor on the suite's table: past the API, which counts tries and lets few through at once. */
export function codesInStore(): Promise<typeof import('../src/data/second-factor.ts')> {
  process.env[env.table] = site.table.name;
  process.env[env.sealKeys] = site.secrets.sealKeys;
  process.env.AWS_ENDPOINT_URL_DYNAMODB = site.table.endpoint;
  process.env.AWS_ENDPOINT_URL_SSM = site.secrets.endpoint;
  process.env.AWS_REGION ??= 'eu-south-1';
  process.env.AWS_ACCESS_KEY_ID = site.credentials.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = site.credentials.secretAccessKey;
  return import('../src/data/second-factor.ts');
}

/** Deletes objects past the API. */
export async function removeObjects(keys: string[]): Promise<void> {
  const { credentials, store } = site;
  const region = process.env.AWS_REGION ?? 'eu-south-1';
  const client = new S3Client({ endpoint: store.endpoint, region, credentials, forcePathStyle: true });
  const Objects = keys.map((Key) => ({ Key }));
  await client.send(new DeleteObjectsCommand({ Bucket: store.bucket, Delete: { Objects } }));
}
