import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';

type Image = Record<string, AttributeValue>;

/** A request that writes items, as the SDK sends it. */
interface Write {
  Item?: Image;
  Key?: Image;
  ReturnValues?: string;
  RequestItems?: Record<string, { PutRequest?: { Item: Image }; DeleteRequest?: { Key: Image } }[]>;
}

/** Subscribers of changes, with their partitions. */
export interface Listener {
  partitions: ReadonlySet<string>;
  onChanges: (changes: DynamoDBRecord[]) => void;
}

/** Later changes have greater numbers, over restarts too. */
let sequence = BigInt(Date.now()) * 1_000_000n;

/** A change as the table's stream on AWS describes it: keys, and the new item. */
function record(eventName: 'INSERT' | 'MODIFY' | 'REMOVE', { pk, sk }: Image, image?: Image): DynamoDBRecord {
  sequence += 1n;
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'eu-south-1',
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: { ...(pk && { pk }), ...(sk && { sk }) },
      ...(image && { NewImage: image }),
      SequenceNumber: String(sequence).padStart(21, '0'),
      StreamViewType: 'NEW_IMAGE',
    },
  };
}

const batched = ({ RequestItems = {} }: Write) => Object.values(RequestItems).flat();

/** Return values that a write must request so that its change is known; a batch has none. */
const needed: Record<string, string | undefined> = {
  PutItem: 'ALL_OLD',
  DeleteItem: 'ALL_OLD',
  UpdateItem: 'ALL_NEW',
  BatchWriteItem: undefined,
};

/** Returns the changes of a write from its return values; none if nothing changed. */
function changesOf(operation: string, write: Write, returned?: Image): DynamoDBRecord[] {
  const { Item, Key } = write;
  if (operation === 'PutItem' && Item) {
    if (!returned) return [record('INSERT', Item, Item)];
    return isDeepStrictEqual(returned, Item) ? [] : [record('MODIFY', Item, Item)];
  }
  if (operation === 'DeleteItem' && Key) return returned ? [record('REMOVE', Key)] : [];
  // Whether an update or a batch found an item is unknown: updates of this site do, batches do not.
  if (Key) return [record('MODIFY', Key, returned)];
  return batched(write).flatMap(({ PutRequest, DeleteRequest }) => {
    if (PutRequest) return [record('INSERT', PutRequest.Item, PutRequest.Item)];
    return DeleteRequest ? [record('REMOVE', DeleteRequest.Key)] : [];
  });
}

/** Lets `change` read and replace the body of a response before it is sent. */
function beforeEnd(response: ServerResponse, change: (body: string) => string): void {
  const end = response.end.bind(response);
  response.end = ((body = '') => {
    const changed = Buffer.from(change(String(body)));
    response.setHeader('x-amz-crc32', crc32(changed));
    response.setHeader('content-length', changed.byteLength);
    return end(changed);
  }) as typeof response.end;
}

/**
 * Taps the writes of the table's endpoint: returns the body to send to the table instead, and tells the listener what changed once the
 * table has it, before the writer gets its response.
 */
export function tap(target: string, body: Buffer, response: ServerResponse, listener: Listener): Buffer {
  const operation = target.split('.').at(-1) ?? '';
  if (!Object.hasOwn(needed, operation)) return body;
  const write: Write = JSON.parse(body.toString());
  const keys = [
    write.Item ?? write.Key,
    ...batched(write).map((one) => one.PutRequest?.Item ?? one.DeleteRequest?.Key),
  ];
  if (!keys.some((key) => listener.partitions.has(key?.pk?.S ?? ''))) return body;

  const wanted = needed[operation];
  const isAsked = write.ReturnValues !== undefined && write.ReturnValues !== 'NONE';
  beforeEnd(response, (text) => {
    if (response.statusCode !== 200) return text;
    const { Attributes, ...rest } = JSON.parse(text);
    const isWhole = !isAsked || write.ReturnValues === wanted;
    listener.onChanges(changesOf(operation, write, isWhole ? Attributes : undefined));
    return isAsked ? text : JSON.stringify(rest);
  });
  return isAsked || !wanted ? body : Buffer.from(JSON.stringify({ ...write, ReturnValues: wanted }));
}
