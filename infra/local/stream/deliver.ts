import { setTimeout as pause } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import { BATCH_SIZE, type TableWatcher } from '../../stacks/table-watchers.ts';

/** Batching window in milliseconds; that of AWS is seconds, too long for a developer who just saved. */
const WINDOW = 200;

interface DeliveryOptions {
  watcher: TableWatcher;
  call: (event: { Records: DynamoDBRecord[] }) => Promise<unknown>;
  window?: number;
}

const wants = ({ partitions, changes }: TableWatcher, { eventName, dynamodb }: DynamoDBRecord): boolean =>
  partitions.includes(dynamodb?.Keys?.pk?.S ?? '') &&
  (!changes || (eventName !== undefined && changes.includes(eventName)));

/**
 * Delivers changes to a function in order and in the background. A batch that fails is dropped, where AWS repeats it and then keeps it in
 * a queue; `call` logs why.
 */
export function createDelivery({ watcher, call, window = WINDOW }: DeliveryOptions) {
  const queue: DynamoDBRecord[] = [];
  let isStopped = false;
  let delivered: Promise<unknown> = Promise.resolve();

  const deliver = async (): Promise<void> => {
    if (queue.length === 0) return;
    await pause(window);
    const Records = queue.splice(0, BATCH_SIZE);
    if (Records.length > 0) await call({ Records }).catch(() => {});
    await deliver();
  };

  return {
    push: (changes: DynamoDBRecord[]) => {
      if (isStopped) return;
      queue.push(...changes.filter((change) => wants(watcher, change)));
      delivered = delivered.then(deliver);
    },
    /** Waits until all changes so far are delivered. */
    settled: () => delivered,
    stop: async () => {
      isStopped = true;
      queue.length = 0;
      await delivered;
    },
  };
}
