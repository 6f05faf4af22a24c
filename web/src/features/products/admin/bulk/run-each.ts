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
  const left = items.values();
  const done: T[] = [];
  const failed: Failed<T>[] = [];
  const work = async () => {
    for (const item of left) {
      try {
        await run(item);
        done.push(item);
      } catch (error) {
        failed.push({ item, error });
      }
      onProgress(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { done, failed };
}
