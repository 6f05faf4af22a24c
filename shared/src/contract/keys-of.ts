export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

/** Returns a copy without the named fields. */
export const omit = <T extends object, const K extends keyof T & string>(object: T, ...names: K[]) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;

/** Returns a copy with the named fields only, as far as they are there. */
export const pick = <T extends object, const K extends keyof T & string>(object: T, ...names: K[]) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name as K))) as Pick<T, K>;

export const fromKeys = <K extends string, T>(keys: readonly K[], value: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;
