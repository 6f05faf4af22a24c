import { type ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { recentAssets } from './upload-site.ts';

const DAY = 24 * 60 * 60 * 1000;

it('knows the assets that need no upload, without those that the sweep may delete today', async () => {
  const client = new S3Client();
  const pages = [
    { Contents: [asset('new', 0), asset('known', 28)], IsTruncated: true, NextContinuationToken: 'next' },
    { Contents: [asset('old', 30), asset('month', 29.1), asset('late', 3)] },
  ];
  client.send = async ({ input }: ListObjectsV2Command) => {
    expect(input).toMatchObject({ Bucket: 'files', Prefix: 'assets/' });
    return pages[input.ContinuationToken ? 1 : 0];
  };
  expect([...(await recentAssets('files', client))]).toEqual(
    ['new', 'known', 'late'].map((name) => `assets/${name}.js`),
  );
});

function asset(name: string, days: number) {
  return { Key: `assets/${name}.js`, LastModified: new Date(Date.now() - days * DAY) };
}
