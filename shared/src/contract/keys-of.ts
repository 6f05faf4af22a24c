export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

export const fromKeys = <K extends string, T>(keys: readonly K[], value: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;
