import type { DynamoDBRecord } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TableWatcher } from '../../stacks/table-watchers.ts';
import { createDelivery } from './deliver.ts';

const change = (at: number, pk = 'PRODUCT', eventName: DynamoDBRecord['eventName'] = 'MODIFY'): DynamoDBRecord => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk } }, SequenceNumber: String(at) },
});
const changes = (count: number) => Array.from({ length: count }, (_, at) => change(at + 1));
const failedAt = (at: number) => ({ batchItemFailures: [{ itemIdentifier: String(at) }] });

/** A delivery without pauses to a function that notes the numbers of each batch. */
function deliver(watcher: TableWatcher = { partitions: ['PRODUCT'] }) {
  const log: string[] = [];
  const answer = vi.fn(async (_: number[]): Promise<unknown> => undefined);
  const delivery = createDelivery({
    name: 'purge-cache',
    watcher,
    window: 0,
    log: (line) => log.push(line),
    call: ({ Records }) => answer(Records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber))),
  });
  onTestFinished(delivery.stop);
  const batches = () => answer.mock.calls.map(([numbers]) => numbers);
  return { ...delivery, answer, batches, log };
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

test('a batch is given again from the first that failed, with what came meanwhile', async () => {
  const { push, settled, answer, batches } = deliver();
  answer.mockImplementationOnce(async () => {
    push([change(4)]);
    return failedAt(2);
  });
  push(changes(3));
  await settled();
  expect(batches()).toEqual([
    [1, 2, 3],
    [2, 3, 4],
  ]);
});

test('what always fails is given up after ten repetitions, with a line that tells nothing of it, and the next is heard', async () => {
  const { push, settled, answer, batches, log } = deliver({ partitions: ['PRODUCT'] });
  answer.mockImplementation(async (numbers) => (numbers.includes(1) ? failedAt(1) : undefined));
  push([change(1)]);
  await settled();
  push([change(2)]);
  await settled();
  expect(batches()).toEqual([...Array.from({ length: 11 }, () => [1]), [2]]);
  expect(log).toEqual(['purge-cache: 1 changes of the table were given up after 10 repetitions']);
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
