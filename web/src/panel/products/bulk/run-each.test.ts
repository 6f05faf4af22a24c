import { expect, test } from 'vitest';
import { runEach } from './run-each.ts';

test('one that fails stops no other, and a few run at a time', async () => {
  let running = 0;
  let most = 0;
  const progress: number[] = [];
  const refused = new Error('refused');
  const { done, failed } = await runEach(
    [1, 2, 3, 4, 5, 6, 7],
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (item === 3) throw refused;
    },
    (ended) => progress.push(ended),
  );
  expect(done.toSorted()).toEqual([1, 2, 4, 5, 6, 7]);
  expect(failed).toEqual([{ item: 3, error: refused }]);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});
