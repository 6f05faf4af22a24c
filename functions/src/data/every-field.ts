/** The fields of T with none left out, optional ones included: `satisfies EveryField<T>` does not compile when one is forgotten. */
export type EveryField<T> = { [K in keyof Required<T>]: T[K] };

/** What remains of a form once each of its parts has been read: nothing. */
export type NothingElse = Record<string, never>;
