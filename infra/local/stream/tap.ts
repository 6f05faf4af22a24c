import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';

type Image = Record<string, AttributeValue>;

/** A request that puts or deletes items, as the SDK sends it. */
interface Write {
  TableName?: string;
  Item?: Image;
  Key?: Image;
  ReturnValues?: string;
  RequestItems?: Record<string, { PutRequest?: { Item: Image }; DeleteRequest?: { Key: Image } }[]>;
}

/** Later changes have greater numbers, over restarts too. */
let sequence = BigInt(Date.now()) * 1_000_000n;

const keysOf = ({ pk, sk }: Image): Image => ({ ...(pk && { pk }), ...(sk && { sk }) });

/** A change as the table's stream on AWS tells it: keys, and the item as it is now. */
function record(eventName: 'INSERT' | 'MODIFY' | 'REMOVE', key: Image, now?: Image): DynamoDBRecord {
  sequence += 1n;
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'eu-south-1',
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: keysOf(key),
      ...(now && { NewImage: now }),
      SequenceNumber: String(sequence).padStart(21, '0'),
      StreamViewType: 'NEW_IMAGE',
    },
  };
}

/** The partitions that a write touches. */
const partitionsOf = ({ Item, Key, RequestItems = {} }: Write): string[] =>
  [
    Item ?? Key,
    ...Object.values(RequestItems)
      .flat()
      .map((one) => one.PutRequest?.Item ?? one.DeleteRequest?.Key),
  ].flatMap((key) => key?.pk?.S ?? []);

/** Return values that a write must request so that its change is known. */
const returnValuesOf: Record<string, string> = {
  PutItem: 'ALL_OLD',
  DeleteItem: 'ALL_OLD',
  UpdateItem: 'ALL_NEW',
};

/** Returns the changes of a write from its return values; none if nothing changed. */
function changesOf(operation: string, { Item, Key, RequestItems = {} }: Write, given?: Image): DynamoDBRecord[] {
  if (operation === 'PutItem' && Item) {
    if (!given) return [record('INSERT', Item, Item)];
    return isDeepStrictEqual(given, Item) ? [] : [record('MODIFY', Item, Item)];
  }
  if (operation === 'DeleteItem' && Key) return given ? [record('REMOVE', Key)] : [];
  // An update does not say whether there was an item before: those of this site have one.
  if (operation === 'UpdateItem' && Key) return [record('MODIFY', Key, given)];
  // Nor does a batch.
  return Object.values(RequestItems)
    .flat()
    .flatMap(({ PutRequest, DeleteRequest }) => {
      if (PutRequest) return [record('INSERT', PutRequest.Item, PutRequest.Item)];
      return DeleteRequest ? [record('REMOVE', DeleteRequest.Key)] : [];
    });
}

/** Subscribers of changes, with their partitions. */
export interface Listener {
  partitions: ReadonlySet<string>;
  onChanges: (changes: DynamoDBRecord[]) => void;
}

const writes = new Set([...Object.keys(returnValuesOf), 'BatchWriteItem']);

/** The write in a body; what is no JSON is for the table to refuse. */
const parse = (body: Buffer): Write => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return {};
  }
};

/** Lets `change` have a look at an answer, and another word in it, before it goes. */
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
 * Taps the writes of the table's endpoint: gives the body that the table gets in place of `body`, and tells the listener what changed
 * once the table has it, before the writer knows.
 */
export function tap(target: string, body: Buffer, response: ServerResponse, listener: Listener): Buffer {
  const operation = target.split('.').at(-1) ?? '';
  if (!writes.has(operation)) return body;
  const write = parse(body);
  if (!partitionsOf(write).some((partition) => listener.partitions.has(partition))) return body;

  const isAsked = write.ReturnValues !== undefined && write.ReturnValues !== 'NONE';
  const needed = returnValuesOf[operation];
  beforeEnd(response, (text) => {
    if (response.statusCode !== 200) return text;
    const { Attributes, ...rest } = JSON.parse(text);
    const isWhole = !isAsked || write.ReturnValues === needed;
    listener.onChanges(changesOf(operation, write, isWhole ? Attributes : undefined));
    return isAsked ? text : JSON.stringify(rest);
  });
  return isAsked || !needed ? body : Buffer.from(JSON.stringify({ ...write, ReturnValues: needed }));
}
