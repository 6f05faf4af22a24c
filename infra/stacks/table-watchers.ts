import { keys, partitions } from '@rombo/functions/data/keys';

/** A function that is called for changes of the table. */
export interface TableWatcher {
  /** The partitions of these changes. */
  partitions: readonly string[];
  /** The kinds of change; all by default. */
  changes?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
  /** Batching window in seconds; none by default. */
  window?: number;
}

/** Records per call, and retries of a failed call, on AWS and locally. */
export const BATCH_SIZE = 100;
export const RETRIES = 10;

/** Functions and the changes they are called for: the event sources on AWS and the local table are made from this. */
export const tableWatchers = {
  'purge-cache': {
    partitions: [
      ...[partitions.products, partitions.productOrders, partitions.trash, partitions.slides, partitions.dealers],
      ...[partitions.results, partitions.news],
      keys.hiddenFiles().pk,
      keys.setting('').pk,
    ],
    window: 5,
  },
  'notify-contact': { partitions: [partitions.contacts], changes: ['INSERT'] },
} as const satisfies Record<string, TableWatcher>;
