import type { LazyCode } from './lazy-code.ts';

/** Loads what nothing can be said without: when the tries have failed, it waits for the line. */
export async function untilLoaded<T>(code: LazyCode<T>): Promise<T> {
  for (;;) {
    try {
      return await code.load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
