import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { logger } from '../../logger.ts';

/** Nothing of the batch is left to do. */
export const done: DynamoDBBatchResponse = { batchItemFailures: [] };

/**
 * The batch is to be given again from this record on. Of the error only its name is logged: its text may quote what a visitor wrote.
 */
export function failedAt(record: DynamoDBRecord, error: unknown): DynamoDBBatchResponse {
  logger.error('A change is tried again', {
    change: record.eventID,
    cause: error instanceof Error ? error.name : 'unknown',
  });
  return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
}
