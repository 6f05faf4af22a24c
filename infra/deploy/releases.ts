import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { RELEASES, Release } from '@rombo/functions/files/releases';
import * as v from 'valibot';

/** Reads the records of the releases that are kept. */
export async function readReleases(Bucket: string, client = new S3Client()): Promise<Release[]> {
  const releases: Release[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: RELEASES })) {
    for (const { Key } of Contents) {
      const object = await client.send(new GetObjectCommand({ Bucket, Key }));
      releases.push(v.parse(Release, JSON.parse((await object.Body?.transformToString()) ?? '')));
    }
  }
  return releases;
}
