import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';

type Image = Record<string, AttributeValue>;

/** A request that puts or deletes items, as the SDK sends it. */
export interface Write {
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
export const partitionsOf = ({ Item, Key, RequestItems = {} }: Write): string[] =>
  [
    Item ?? Key,
    ...Object.values(RequestItems)
      .flat()
      .map((one) => one.PutRequest?.Item ?? one.DeleteRequest?.Key),
  ].flatMap((key) => key?.pk?.S ?? []);

/** Return values that a write must request so that its change is known. */
export const returnValuesOf: Record<string, string> = {
  PutItem: 'ALL_OLD',
  DeleteItem: 'ALL_OLD',
  UpdateItem: 'ALL_NEW',
};

/** Returns the changes of a write from its return values; none if nothing changed. */
export function changesOf(operation: string, { Item, Key, RequestItems = {} }: Write, given?: Image): DynamoDBRecord[] {
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
