import type { LazyCode } from './lazy-code.ts';

/** Code with what it cannot be shown without: all of it is loaded at the same time. */
export const together = <T>(code: LazyCode<T>, others: readonly LazyCode<unknown>[]): LazyCode<T> => ({
  loaded: () => (others.every((other) => other.loaded()) ? code.loaded() : undefined),
  load: async () => (await Promise.all([code.load(), ...others.map((other) => other.load())]))[0],
  preload: async () => void (await Promise.all([code, ...others].map((part) => part.preload()))),
});
