import { connect } from 'node:net';
import { omit } from '@rombo/shared/contract/keys-of';
import { AbstractValueIterator } from 'abstract-level';
import { ClassicLevel } from 'classic-level';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { startLocalTable } from '../test/local-table.ts';

test('writes survive a restart', async () => {
  const folder = await temporaryFolder();
  const first = await startLocalTable(folder);
  await first.put({ pk: 'A', sk: '1' });
  await first.stop();
  const second = await startLocalTable(folder);
  onTestFinished(second.stop);
  expect(await second.query()).toEqual([{ pk: 'A', sk: '1' }]);
});

test('a table of an older release gets the index, and an index that a kill left behind agrees with its items again', async () => {
  const folder = await temporaryFolder();
  const first = await startLocalTable(folder);
  const listed = (sk: string) => ({ pk: 'A', sk, listed: 'CATALOGUE', card: { name: sk } });
  for (const sk of ['1', '2']) await first.put(listed(sk));
  await first.stop();
  const entries = async () => {
    const level = new ClassicLevel<string, { GlobalSecondaryIndexes?: object }>(folder, { valueEncoding: 'json' });
    const keys = (await level.keys().all()).filter((key) => key.startsWith('index-global~'));
    return { level, keys };
  };
  const { level, keys } = await entries();
  const [one = '', two = ''] = keys;
  const older = omit((await level.get('table~items')) ?? {}, 'GlobalSecondaryIndexes');
  await level.batch([
    { type: 'put', key: 'table~items', value: older },
    { type: 'del', key: one },
    { type: 'put', key: `${two}x`, value: {} },
  ]);
  await level.close();
  const { put, stop } = await startLocalTable(folder);
  await put(listed('3'));
  await stop();
  const repaired = await entries();
  await repaired.level.close();
  expect(keys).toHaveLength(2);
  expect(repaired.keys).toEqual([...keys, expect.stringMatching(/^index-global~/)]);
});

test('a Query closes its iterator, with and without a limit', async () => {
  const { put, query, stop } = await startLocalTable(await temporaryFolder());
  onTestFinished(stop);
  for (const sk of ['1', '2', '3']) await put({ pk: 'A', sk });
  const close = vi.spyOn(AbstractValueIterator.prototype, 'close');
  onTestFinished(() => close.mockRestore());
  await query();
  await query(1);
  await vi.waitFor(() => expect(new Set(close.mock.contexts).size).toBe(2), { timeout: 15_000 });
});

test('a client that disconnects during a request does not affect others', async () => {
  const { put, query, endpoint, stop } = await startLocalTable(await temporaryFolder());
  onTestFinished(stop);
  const socket = connect(Number(new URL(endpoint).port), '127.0.0.1');
  await new Promise((resolve) =>
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{"half":', resolve),
  );
  socket.destroy();
  await put({ pk: 'A', sk: '1' });
  expect(await query()).toHaveLength(1);
});
