import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { BATCH_SIZE, type TableWatcher } from '../stacks/table-watchers.ts';

type Image = Record<string, AttributeValue>;

/** A write request in the format of the SDK. */
interface Write {
  Item?: Image;
  Key?: Image;
  ConditionExpression?: string;
  RequestItems?: Record<string, { PutRequest?: { Item: Image }; DeleteRequest?: { Key: Image } }[]>;
}

export interface Listener {
  partitions: ReadonlySet<string>;
  onChanges: (changes: DynamoDBRecord[]) => void;
}

/** Sequence number of the last change. Also increases across restarts. */
let sequence = BigInt(Date.now()) * 1_000_000n;

/** Builds a stream record as on AWS, with the keys and the new item. */
function record(eventName: 'INSERT' | 'MODIFY' | 'REMOVE', { pk, sk }: Image, image?: Image): DynamoDBRecord {
  sequence += 1n;
  return {
    eventName,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: { ...(pk && { pk }), ...(sk && { sk }) },
      ...(image && { NewImage: image }),
      SequenceNumber: String(sequence).padStart(21, '0'),
    },
  };
}

/** Returns the changes of a write. An item that must not exist yet is an INSERT; any other put is a MODIFY, even if nothing changes. */
function changesOf(operation: string, { Item, Key, ConditionExpression = '', RequestItems = {} }: Write) {
  const isNew = ConditionExpression.includes('attribute_not_exists(pk)');
  if (operation === 'PutItem' && Item) return [record(isNew ? 'INSERT' : 'MODIFY', Item, Item)];
  if (operation === 'DeleteItem' && Key) return [record('REMOVE', Key)];
  if (operation === 'UpdateItem' && Key) return [record('MODIFY', Key)];
  return Object.values(RequestItems)
    .flat()
    .map(({ PutRequest, DeleteRequest }) => record('MODIFY', PutRequest?.Item ?? DeleteRequest?.Key ?? {}));
}

/** Reports the changes of a request to the listener, after the table stored them and before the client gets the response. */
export function captureChanges(
  target: string,
  body: Buffer,
  response: ServerResponse,
  { partitions, onChanges }: Listener,
): void {
  const operation = target.split('.').at(-1) ?? '';
  if (!/^(Put|Update|Delete|BatchWrite)Item$/.test(operation)) return;
  const changes = changesOf(operation, JSON.parse(body.toString())).filter(({ dynamodb }) =>
    partitions.has(dynamodb?.Keys?.pk?.S ?? ''),
  );
  if (changes.length === 0) return;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    if (response.statusCode === 200) onChanges(changes);
    return end(...args);
  }) as typeof response.end;
}

/** Batching window in milliseconds. AWS uses seconds, which is too long during development. */
const BATCH_WINDOW_MS = 200;

interface DeliveryOptions {
  watcher: TableWatcher;
  call: (event: { Records: DynamoDBRecord[] }) => Promise<unknown>;
  window?: number;
}

const isWatched = ({ partitions, changes }: TableWatcher, { eventName, dynamodb }: DynamoDBRecord): boolean =>
  partitions.includes(dynamodb?.Keys?.pk?.S ?? '') &&
  (!changes || (eventName !== undefined && changes.includes(eventName)));

/**
 * Delivers changes to a function in order and in the background. `call` logs failures. A failed batch is dropped; AWS retries it and then
 * sends it to a dead-letter queue.
 */
export function createDelivery({ watcher, call, window = BATCH_WINDOW_MS }: DeliveryOptions) {
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
      queue.push(...changes.filter((change) => isWatched(watcher, change)));
      delivered = delivered.then(deliver);
    },
    settled: () => delivered,
    stop: async () => {
      isStopped = true;
      queue.length = 0;
      await delivered;
    },
  };
}
