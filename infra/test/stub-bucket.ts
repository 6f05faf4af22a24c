import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { startObjectStore } from '../local/object-store/server.ts';
import { temporaryFolder } from './folder.ts';

export const Bucket = 'bucket';
export const siteOrigin = 'http://localhost:3000';
const credentials = { accessKeyId: 'local', secretAccessKey: 'a secret key' };

/** Starts an object store in a new folder, with an SDK client configured as in the local site. */
export async function startStubBucket(config: S3ClientConfig = {}) {
  const store = await startObjectStore({
    folder: await temporaryFolder(),
    bucket: Bucket,
    credentials,
    isAllowedOrigin: (origin) => origin === siteOrigin,
    log: () => {},
  });
  onTestFinished(store.stop);
  const client = new S3Client({
    endpoint: store.origin,
    region: 'eu-south-1',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...config,
  });
  return { ...store, client, credentials };
}
