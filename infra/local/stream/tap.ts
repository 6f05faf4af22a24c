import type { ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import type { DynamoDBRecord } from 'aws-lambda';
import { changesOf, partitionsOf, returnValuesOf, type Write } from './changes.ts';

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
