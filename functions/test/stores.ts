import { DeleteObjectsCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { env } from '../src/env.ts';
import { site } from './site.ts';

/** Connects modules that are imported after this one directly to the stores of the suite's site. */
Object.assign(process.env, {
  [env.table]: site.table.name,
  [env.bucket]: site.store.bucket,
  [env.sealKeys]: site.secrets.sealKeys,
  AWS_ENDPOINT_URL_DYNAMODB: site.table.endpoint,
  AWS_ENDPOINT_URL_S3: site.store.endpoint,
  AWS_ENDPOINT_URL_SSM: site.secrets.endpoint,
  AWS_REGION: process.env.AWS_REGION ?? 'eu-south-1',
  AWS_ACCESS_KEY_ID: site.credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: site.credentials.secretAccessKey,
});

const client = new S3Client({ credentials: site.credentials, forcePathStyle: true });

/** Returns the keys of the stored objects under a prefix. */
export async function keysUnder(Prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: site.store.bucket, Prefix })) {
    keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  }
  return keys;
}

export async function removeObjects(keys: string[]): Promise<void> {
  const Objects = keys.map((Key) => ({ Key }));
  await client.send(new DeleteObjectsCommand({ Bucket: site.store.bucket, Delete: { Objects } }));
}
