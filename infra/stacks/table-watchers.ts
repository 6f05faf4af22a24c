import { keys, partitions } from '@rombo/functions/data/keys';

/** A function that changes of the table wake. */
export interface TableWatcher {
  /** The partitions whose changes do. */
  partitions: readonly string[];
  /** The kinds of change that do; all when it is left out. */
  changes?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
  /** Seconds for which changes are gathered; none where each is told as it comes. */
  window?: number;
}

/** Records of one call, and how often a call that fails is repeated, on AWS as on one machine. */
export const BATCH_SIZE = 100;
export const RETRIES = 10;

/** Which functions hear of which changes: the event sources on AWS and the table on one machine are both made of this. */
export const tableWatchers = {
  'purge-cache': {
    partitions: [
      ...[partitions.products, partitions.productOrders, partitions.trash, partitions.slides, partitions.dealers],
      keys.hiddenFiles().pk,
      keys.setting('').pk,
    ],
    window: 5,
  },
  'notify-contact': { partitions: [partitions.contacts], changes: ['INSERT'] },
} as const satisfies Record<string, TableWatcher>;
