import { marshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { vi } from 'vitest';

export const change = (sequence: number, item: Record<string, unknown>, eventName = 'INSERT'): DynamoDBRecord => ({
  eventID: `event-${sequence}`,
  eventName: eventName as 'INSERT',
  dynamodb: {
    SequenceNumber: String(sequence),
    Keys: marshall({ pk: item.pk, sk: item.sk }) as Record<string, AttributeValue>,
    NewImage: marshall(item) as Record<string, AttributeValue>,
  },
});

export const batch = (...Records: DynamoDBRecord[]): DynamoDBStreamEvent => ({ Records });

export const storedContact = (changes: Record<string, unknown> = {}) => ({
  pk: 'CONTACT',
  sk: '0199a6f2-7d3c-7000-8000-000000000001',
  id: '0199a6f2-7d3c-7000-8000-000000000001',
  firstName: 'Mario',
  lastName: 'Rossi',
  email: 'mario.rossi@example.com',
  phone: null,
  subject: 'Consulenza Tecnica',
  message: 'Quale candela per il .21?',
  createdAt: '2025-09-20T08:30:00.000Z',
  ttl: 1821515400,
  writeToken: 'a-token',
  ...changes,
});

/** Returns the log of `work`: the logger writes to the process's own output. */
export async function logOf(work: () => Promise<unknown>): Promise<string> {
  let text = '';
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      text += String(chunk);
      return true;
    }),
  );
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return text;
}
