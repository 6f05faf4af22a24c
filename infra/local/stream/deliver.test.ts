import type { DynamoDBRecord } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TableWatcher } from '../../stacks/table-watchers.ts';
import { createDelivery } from './deliver.ts';

const change = (at: number, pk = 'PRODUCT', eventName: DynamoDBRecord['eventName'] = 'MODIFY'): DynamoDBRecord => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk } }, SequenceNumber: String(at) },
});
const changes = (count: number) => Array.from({ length: count }, (_, at) => change(at + 1));

/** A delivery without pauses to a function that notes the numbers of each batch. */
function deliver(watcher: TableWatcher = { partitions: ['PRODUCT'] }) {
  const answer = vi.fn(async (_: number[]): Promise<unknown> => undefined);
  const delivery = createDelivery({
    watcher,
    window: 0,
    call: ({ Records }) => answer(Records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber))),
  });
  onTestFinished(delivery.stop);
  const batches = () => answer.mock.calls.map(([numbers]) => numbers);
  return { ...delivery, answer, batches };
}

test('what happens at once is one batch, of at most a hundred, in its order', async () => {
  const { push, settled, batches } = deliver();
  const all = changes(120);
  for (const one of all) push([one]);
  await settled();
  expect(batches().map((batch) => batch.length)).toEqual([100, 20]);
  expect(batches().flat()).toEqual(all.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber)));
});

test('a function hears of its partitions and kinds only', async () => {
  const { push, settled, batches } = deliver({ partitions: ['CONTACT'], changes: ['INSERT'] });
  push([change(1), change(2, 'CONTACT', 'INSERT'), change(3, 'CONTACT', 'REMOVE')]);
  await settled();
  expect(batches()).toEqual([[2]]);
});

test('the next batch is heard after one that failed', async () => {
  const { push, settled, answer, batches } = deliver();
  answer.mockRejectedValueOnce(new Error('broken'));
  push([change(1)]);
  await settled();
  push([change(2)]);
  await settled();
  expect(batches()).toEqual([[1], [2]]);
});

test('a stop waits for the call under way and makes no other', async () => {
  const { push, stop, answer } = deliver();
  const under = Promise.withResolvers<void>();
  const call = Promise.withResolvers<void>();
  answer.mockImplementation(async () => {
    under.resolve();
    await call.promise;
  });
  push([change(1)]);
  await under.promise;
  push([change(2)]);
  const stopped = stop();
  call.resolve();
  await stopped;
  push([change(3)]);
  expect(answer).toHaveBeenCalledTimes(1);
});
