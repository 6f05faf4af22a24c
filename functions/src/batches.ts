import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { logger } from './logger.ts';

export const batchesOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

const BACKOFF_MS = { first: 25, most: 1000 };

/** Waits before the rest of a batch is retried: exponential backoff with jitter. */
export async function pauseBefore(retry: number, signal?: AbortSignal): Promise<void> {
  const longest = Math.min(BACKOFF_MS.first * 2 ** retry, BACKOFF_MS.most);
  await wait(longest * (1 - Math.random() / 2), undefined, { signal });
}

export const allSucceeded: DynamoDBBatchResponse = { batchItemFailures: [] };

/** Returns the result that retries a batch from this record on. Logs only the error's name, because its message may quote a visitor. */
export function retryFrom(record: DynamoDBRecord, error: unknown): DynamoDBBatchResponse {
  logger.error('A change is tried again', {
    change: record.eventID,
    cause: error instanceof Error ? error.name : 'unknown',
  });
  return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
}
