import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubService } from '../../test/stub-aws.ts';
import { withTimeLimit } from '../time-limits.ts';

type Answer = { status?: number; body: object } | 'hang up' | 'say nothing' | 'give back what was put first';
const asked: { operation: string; input: Record<string, unknown> }[] = [];
const answers: Answer[] = [];

vi.stubEnv('TABLE_NAME', 'table');
await stubService('DYNAMODB', async (request, response) => {
  const operation = String(request.headers['x-amz-target']).replace(/^.*\./, '');
  asked.push({ operation, input: (await json(request)) as Record<string, unknown> });
  const answer = answers.shift() ?? { status: 500, body: {} };
  if (answer === 'hang up') response.destroy();
  else if (answer === 'give back what was put first') response.end(JSON.stringify({ Item: asked[0]?.input.Item }));
  else if (answer !== 'say nothing') response.writeHead(answer.status ?? 200).end(JSON.stringify(answer.body));
});
const item = (sk: string, more: object = {}) => ({ pk: { S: 'P' }, sk: { S: sk }, ...more });
const refused = { status: 400, body: { __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException' } };
const secondsAgo = (seconds: number) => ({ ttl: { N: String(Math.floor(Date.now() / 1000) - seconds) } });
const operations = () => asked.map(({ operation }) => operation);

const table = await import('./table.ts');

describe('the table', () => {
  beforeEach(() => {
    asked.length = 0;
    answers.length = 0;
  });
  it('stores an item without its undefined fields', async () => {
    answers.push({ body: {} });
    await table.put({ pk: 'P', sk: '1', price: undefined });
    expect(asked[0]?.input.Item).toEqual(item('1'));
  });

  it('is read page by page, strongly consistent, without expired items', async () => {
    const LastEvaluatedKey = item('2');
    answers.push({ body: { Items: [item('1'), item('2', secondsAgo(1))], LastEvaluatedKey } });
    answers.push({ body: { Items: [item('3', secondsAgo(-60))] } });
    const found = await table.queryAll('P');
    expect(found.map(({ sk }) => sk)).toEqual(['1', '3']);
    expect(asked.map(({ input }) => [input.ConsistentRead, input.ExclusiveStartKey])).toEqual([
      [true, undefined],
      [true, LastEvaluatedKey],
    ]);
    expect(operations()).toEqual(['Query', 'Query']);
  });

  it('reads a hundred items at a time by key, and retries unprocessed ones after a pause', async () => {
    const keys = Array.from({ length: 101 }, (_, at) => ({ pk: 'P', sk: String(at) }));
    const UnprocessedKeys = { table: { Keys: [{ pk: { S: 'P' }, sk: { S: '1' } }], ConsistentRead: true } };
    answers.push({ body: { Responses: { table: [item('0'), item('9', secondsAgo(1))] }, UnprocessedKeys } });
    answers.push({ body: { Responses: { table: [item('1')] } } }, { body: { Responses: { table: [item('2')] } } });
    const start = performance.now();
    const found = await table.getItems(keys);
    expect(performance.now() - start).toBeGreaterThan(11);
    expect(found.map(({ sk }) => sk).sort()).toEqual(['0', '1', '2']);
    expect(operations()).toEqual(['BatchGetItem', 'BatchGetItem', 'BatchGetItem']);
  });

  it('reads eventually only if it is asked to', async () => {
    const key = { pk: 'P', sk: '1' };
    const batch = { body: { Responses: { table: [item('1')] } } };
    answers.push({ body: {} }, batch, batch, { body: {} });
    await table.getItem(key);
    for (const isEventual of [undefined, true]) expect(await table.getItems([key], isEventual)).toEqual([key]);
    expect(await table.queryAll('P', { isEventual: true })).toEqual([]);
    const inputs = asked.map(({ input }) => (input.RequestItems as { table: object } | undefined)?.table ?? input);
    expect(inputs.map((input) => (input as { ConsistentRead: boolean }).ConsistentRead)).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('reads no further page once it has as many items as were asked for, and only the named fields', async () => {
    answers.push({ body: { Items: [item('1'), item('2')], LastEvaluatedKey: item('2') } });
    expect(await table.queryAll('P', { limit: 2, fields: ['sk', 'name'] })).toHaveLength(2);
    expect(asked).toMatchObject([{ input: { Limit: 2, ProjectionExpression: '#f0,#f1,#f2' } }]);
    expect(asked[0]?.input.ExpressionAttributeNames).toEqual({ '#f0': 'sk', '#f1': 'name', '#f2': 'ttl' });
  });

  it('returns no expired item', async () => {
    answers.push({ body: { Item: item('1', secondsAgo(0)) } }, { body: { Item: item('1', secondsAgo(-60)) } });
    expect(await table.getItem({ pk: 'P', sk: '1' })).toBeUndefined();
    expect(await table.getItem({ pk: 'P', sk: '1' })).toMatchObject({ sk: '1' });
  });

  it("distinguishes its own write with a lost response from another request's write", async () => {
    answers.push('hang up', refused, 'give back what was put first');
    expect(await table.putIfAbsent({ pk: 'P', sk: '1' })).toBe(true);
    expect(operations()).toEqual(['PutItem', 'PutItem', 'GetItem']);

    answers.push(refused, { body: { Item: item('1', { writeToken: { S: 'other' } }) } });
    expect(await table.putIfAbsent({ pk: 'P', sk: '1' })).toBe(false);
  });

  it('retries a change that ends its own condition under one write token, so that its second attempt passes and no other request does', async () => {
    const change = { set: 'step = :step', clauses: 'REMOVE offer', values: { ':step': 2 } };
    const condition = { expression: 'offer = :offer OR step < :step', values: { ':offer': 'x' } };
    answers.push('hang up', { body: {} }, refused);
    expect(await table.updateIdempotently({ pk: 'P', sk: '1' }, change, condition)).toBe(true);
    expect(await table.updateIdempotently({ pk: 'P', sk: '1' }, change, condition)).toBe(false);
    const [first, second, other] = asked.map(({ input }) => input);
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      UpdateExpression: 'SET step = :step, writeToken = :writeToken REMOVE offer',
      ConditionExpression: '(offer = :offer OR step < :step) OR writeToken = :writeToken',
      ExpressionAttributeValues: {
        ':step': { N: '2' },
        ':offer': { S: 'x' },
        ':writeToken': { S: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    });
    expect(other?.ExpressionAttributeValues).not.toEqual(first?.ExpressionAttributeValues);
    expect(operations()).toEqual(['UpdateItem', 'UpdateItem', 'UpdateItem']);
  });

  it("distinguishes its own deletion with a lost response from another request's deletion", async () => {
    const remove = () => table.deleteIf({ pk: 'P', sk: '1' }, { expression: 'attribute_exists(pk)' });
    answers.push('hang up', refused, { body: {} });
    expect(await remove()).toEqual({ pk: 'P', sk: '1' });
    expect(operations()).toEqual(['DeleteItem', 'DeleteItem', 'GetItem']);

    answers.push('hang up', refused, { body: { Item: item('1') } });
    expect(await remove()).toBeUndefined();
    answers.push(refused);
    expect(await remove()).toBeUndefined();
  });

  it('treats only a failed condition as refused, and throws any other error', async () => {
    const key = { pk: 'P', sk: '1' };
    const condition = { expression: 'attribute_exists(pk)' };
    const writes = [
      () => table.putIf(key, condition),
      () => table.updateIf(key, 'SET a = a', condition),
      () => table.updateAndGet(key, 'SET a = a', condition),
      () => table.deleteIf(key, condition),
    ];
    const invalid = { status: 400, body: { __type: 'com.amazonaws.dynamodb.v20120810#ValidationException' } };
    for (const write of writes) {
      answers.push(invalid);
      await expect(write()).rejects.toMatchObject({ name: 'ValidationException' });
    }
    answers.push(refused, refused, refused);
    expect(await table.updateIf(key, 'SET a = a', condition)).toBe(false);
    expect(await table.updateAndGet(key, 'SET a = a', condition)).toBeUndefined();
    expect(await table.deleteIf(key, condition)).toBeUndefined();
  });

  it('throws the last error after three failed attempts', async () => {
    answers.push({ status: 500, body: {} }, { status: 500, body: {} }, { status: 500, body: {} });
    await expect(table.getItem({ pk: 'P', sk: '1' })).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
    expect(asked).toHaveLength(3);
  });

  it("fails on a store that does not respond when the request's time is over", async () => {
    answers.push('say nothing');
    let read: unknown;
    const limited = withTimeLimit(() => {
      const reading = table.getItem({ pk: 'P', sk: '1' });
      read = reading.catch(({ name }) => name);
      return reading;
    }, 50);
    await expect(limited).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await read).toBe('AbortError');
  });
});
