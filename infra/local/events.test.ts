import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { startEvents } from './events.ts';

const DAY = 24 * 60 * 60 * 1000;

afterEach(() => vi.useRealTimers());

test('media are swept a little after the start and then every day, until the site ends', async () => {
  const dist = await temporaryFolder();
  await mkdir(join(dist, 'sweep-media'));
  await writeFile(
    join(dist, 'sweep-media/index.mjs'),
    'export const handler = async () => { globalThis.sweeps = (globalThis.sweeps ?? 0) + 1; };',
  );
  const sweeps = () => (globalThis as { sweeps?: number }).sweeps ?? 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const log: string[] = [];
  const events = startEvents({ dist, listenToChanges: () => {}, log: (line) => log.push(line) });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sweeps()).toBe(0);
  for (const [wait, count] of [
    [10_000, 1],
    [DAY, 2],
    [DAY, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    await vi.waitFor(() => expect(sweeps()).toBe(count));
  }
  await events.stop();
  await vi.advanceTimersByTimeAsync(DAY);
  expect([sweeps(), log]).toEqual([3, []]);
});
