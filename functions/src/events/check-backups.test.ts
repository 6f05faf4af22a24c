import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from './check-backups.ts';

const mocked = (prototype: object) => vi.spyOn(prototype as S3Client, 'send') as unknown as ReturnType<typeof vi.fn>;
const table = mocked(DynamoDBClient.prototype);
const bucket = mocked(S3Client.prototype);

const backups = (PointInTimeRecoveryStatus: string, LatestRestorableDateTime = new Date()) => ({
  ContinuousBackupsDescription: {
    PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus, LatestRestorableDateTime },
  },
});

describe('check-backups', () => {
  beforeEach(() => {
    vi.stubEnv('TABLE_NAME', 'table');
    vi.stubEnv('BUCKET_NAME', 'bucket');
    table.mockResolvedValue(backups('ENABLED'));
    bucket.mockResolvedValue({ Status: 'Enabled' });
  });
  afterAll(() => vi.unstubAllEnvs());

  it('succeeds if table and bucket can be restored', async () => {
    await expect(handler()).resolves.toBeUndefined();
  });

  it('fails if the table has no backups, or old ones', async () => {
    table.mockResolvedValueOnce(backups('DISABLED'));
    await expect(handler()).rejects.toThrow('no point-in-time recovery');
    table.mockResolvedValueOnce(backups('ENABLED', new Date(Date.now() - 2 * 60 * 60 * 1000)));
    await expect(handler()).rejects.toThrow('more than an hour behind');
  });

  it('fails if the bucket keeps no old versions', async () => {
    bucket.mockResolvedValueOnce({ Status: 'Suspended' });
    await expect(handler()).rejects.toThrow('keeps no old versions');
  });
});
