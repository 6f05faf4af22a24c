import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { startEvents } from './events.ts';

const DAY = 24 * 60 * 60 * 1000;

afterEach(() => vi.useRealTimers());

test('media are swept and usage is measured shortly after the start and then daily, until the site stops, with archives from the first day on', async () => {
  const dist = await temporaryFolder();
  // The last two run every thirty seconds of real time.
  for (const name of ['sweep-media', 'measure-usage', 'make-archive', 'publish-products', 'count-visits']) {
    await mkdir(join(dist, name));
    await writeFile(
      join(dist, name, 'index.mjs'),
      `export const handler = async () => { globalThis['${name}'] = (globalThis['${name}'] ?? 0) + 1; };`,
    );
  }
  const count = (name: string) => (globalThis as Record<string, unknown>)[name] ?? 0;
  const sweeps = () => count('sweep-media');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const log: string[] = [];
  const events = startEvents({ dist, listenToChanges: () => {}, log: (line) => log.push(line) });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sweeps()).toBe(0);
  for (const [wait, times] of [
    [10_000, 1],
    [DAY, 2],
    [DAY, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    const all = () => [sweeps(), count('measure-usage'), count('make-archive')];
    await vi.waitFor(() => expect(all()).toEqual([times, times, times - 1]), { timeout: 15_000 });
  }
  await events.stop();
  await vi.advanceTimersByTimeAsync(DAY);
  expect([sweeps(), log]).toEqual([3, []]);
});
