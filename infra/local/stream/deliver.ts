import { setTimeout as pause } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { BATCH_SIZE, RETRIES, type TableWatcher } from '../../stacks/table-watchers.ts';

/** Batching window in milliseconds; that of AWS is seconds, too long for a developer who just saved. */
const WINDOW = 200;
const LONGEST_PAUSE = 5000;

interface DeliveryOptions {
  name: string;
  watcher: TableWatcher;
  call: (event: { Records: DynamoDBRecord[] }) => Promise<unknown>;
  log: (line: string) => void;
  window?: number;
}

const wants = ({ partitions, changes }: TableWatcher, { eventName, dynamodb }: DynamoDBRecord): boolean =>
  partitions.includes(dynamodb?.Keys?.pk?.S ?? '') &&
  (!changes || (eventName !== undefined && changes.includes(eventName)));

/** Number of processed records, by the function's partial batch response; all without one. */
function dealtWith(batch: DynamoDBRecord[], answer: unknown): number {
  const { batchItemFailures = [] } = (answer ?? {}) as Partial<DynamoDBBatchResponse>;
  const failed = batchItemFailures.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === itemIdentifier),
  );
  return failed.length === 0 ? batch.length : Math.max(0, Math.min(...failed));
}

/**
 * Delivers changes to a function in order and in the background, again from the first that failed. A batch that keeps failing is dropped
 * with a line in the log, where AWS has a queue for it.
 */
export function createDelivery({ name, watcher, call, log, window = WINDOW }: DeliveryOptions) {
  const queue: DynamoDBRecord[] = [];
  const stopped = new AbortController();
  let running: Promise<void> | undefined;

  const run = async () => {
    let failures = 0;
    while (queue.length > 0) {
      await pause(Math.min(window * 2 ** failures, LONGEST_PAUSE), undefined, { signal: stopped.signal });
      const batch = queue.slice(0, BATCH_SIZE);
      const done = await call({ Records: batch }).then(
        (answer) => dealtWith(batch, answer),
        () => 0,
      );
      queue.splice(0, done);
      failures = done > 0 ? 0 : failures + 1;
      if (failures <= RETRIES) continue;
      log(`${name}: ${batch.length} changes of the table were given up after ${RETRIES} repetitions`);
      queue.splice(0, batch.length);
      failures = 0;
    }
  };

  const start = () => {
    running ??= run()
      .catch(() => {})
      .finally(() => {
        running = undefined;
        if (queue.length > 0 && !stopped.signal.aborted) start();
      });
  };

  return {
    push: (changes: DynamoDBRecord[]) => {
      queue.push(...changes.filter((change) => wants(watcher, change)));
      if (queue.length > 0 && !stopped.signal.aborted) start();
    },
    /** Waits until the queue is empty. */
    settled: async () => {
      while (running) await running;
    },
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
