import { S3Client } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { startObjectStore } from '../local/object-store/server.ts';
import { temporaryFolder } from './folder.ts';

export const Bucket = 'bucket';
export const siteOrigin = 'http://localhost:3000';
const credentials = { accessKeyId: 'local', secretAccessKey: 'a secret key' };

/** An object store on a new folder, with a client of the real SDK; `secretAccessKey` is the client's, when it is a wrong one. */
export async function startStubBucket(secretAccessKey = credentials.secretAccessKey) {
  const log: string[] = [];
  const folder = await temporaryFolder();
  const store = await startObjectStore({
    folder,
    bucket: Bucket,
    credentials,
    isAllowedOrigin: (origin) => origin === siteOrigin,
    log: (line) => log.push(line),
  });
  onTestFinished(store.stop);
  const client = new S3Client({
    endpoint: store.origin,
    region: 'eu-south-1',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { ...credentials, secretAccessKey },
  });
  return { ...store, folder, client, log };
}
