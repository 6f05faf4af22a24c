import { partitions, visiblePartitions } from '@rombo/functions/data/keys';

export interface TableWatcher {
  partitions: readonly string[];
  /** Kinds of change; all by default. */
  changes?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
  /** Batching window in seconds; none by default. */
  window?: number;
  /** Records per invocation on AWS; `BATCH_SIZE` by default. */
  batchSize?: number;
}

/** Records per invocation, and retries of a failed one, on AWS and locally. */
export const BATCH_SIZE = 100;
export const RETRIES = 10;

/** Functions and the changes that invoke them. The event sources on AWS and the local table are built from this. */
export const tableWatchers = {
  'purge-cache': { partitions: visiblePartitions, window: 5 },
  'notify-contact': {
    partitions: [partitions.contacts, partitions.passwordResets],
    changes: ['INSERT'],
    // A slow SES takes half of the function's minute for one message. A timeout would repeat the mails of the whole batch.
    batchSize: 1,
  },
} as const satisfies Record<string, TableWatcher>;
