import { CloudFrontClient, type CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { batch, change } from '../../test/changes.ts';
import { purgePaths } from '../purge.ts';
import { handler } from './purge-cache.ts';

const waits = vi.hoisted((): number[] => []);
vi.mock('node:timers/promises', () => ({ setTimeout: async (time: number) => void waits.push(time) }));

const product = { pk: 'PRODUCT', sk: 'a' };

describe('purge-cache', () => {
  const send = vi.spyOn(CloudFrontClient.prototype, 'send') as unknown as ReturnType<typeof vi.fn>;
  beforeEach(() => {
    vi.stubEnv('DISTRIBUTION_ID', 'E123');
    send.mockReset().mockResolvedValue({});
    waits.length = 0;
  });
  afterEach(() => vi.unstubAllEnvs());

  const inputs = () => send.mock.calls.map(([command]) => (command as CreateInvalidationCommand).input);

  it('purges once for a batch of changes', async () => {
    expect(await handler(batch(change(1, product), change(2, product)))).toEqual({ batchItemFailures: [] });
    const paths = purgePaths(['PRODUCT']);
    expect(inputs()).toEqual([
      {
        DistributionId: 'E123',
        InvalidationBatch: {
          CallerReference: '1-2',
          // Stable for a batch, so that a retry is the same purge.
          Paths: { Quantity: paths.length, Items: paths },
        },
      },
    ]);
  });

  it('waits until no function keeps what it read before the last change, also if two keep it in a row', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T08:00:05Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const at = (time: string) => {
      const record = change(1, product);
      return { ...record, dynamodb: { ...record.dynamodb, ApproximateCreationDateTime: Date.parse(time) / 1000 } };
    };
    // Rounded down: the last change may be of 08:00:04.999, and two functions keep it for two seconds each.
    await handler(batch(at('2026-11-20T08:00:00Z'), at('2026-11-20T08:00:04Z')));
    await handler(batch(at('2026-11-20T08:00:00Z')));
    vi.stubEnv('CATALOGUE_AGE_MS', '0');
    await handler(batch(at('2026-11-20T08:00:05Z')));
    expect(waits).toEqual([4000, 0, 0]);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('returns the batch from its first record if the edge refuses', async () => {
    send.mockRejectedValue(new Error('AccessDenied'));
    expect(await handler(batch(change(7, product), change(8, product)))).toEqual({
      batchItemFailures: [{ itemIdentifier: '7' }],
    });
  });

  it('does nothing for an empty batch, or for deletions without files', async () => {
    const message = { pk: 'TRASH', sk: 'a', files: [] };
    for (const changes of [[], [change(1, message)]])
      expect(await handler(batch(...changes))).toEqual({ batchItemFailures: [] });
    expect(send).not.toHaveBeenCalled();
  });
});
