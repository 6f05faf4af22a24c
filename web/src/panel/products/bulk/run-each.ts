import pLimit from 'p-limit';

const AT_ONCE = 3;

/** One that failed, and why. */
export interface Failed<T> {
  item: T;
  error: unknown;
}

/** Runs a write for each item, a few at a time; one that fails does not stop the others. `onProgress` gets how many have ended. */
export async function runEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  onProgress: (ended: number) => void,
): Promise<{ done: T[]; failed: Failed<T>[] }> {
  const done: T[] = [];
  const failed: Failed<T>[] = [];
  await pLimit(AT_ONCE).map(items, async (item) => {
    try {
      await run(item);
      done.push(item);
    } catch (error) {
      failed.push({ item, error });
    }
    onProgress(done.length + failed.length);
  });
  return { done, failed };
}
