/** The fields of T with none left out, optional ones included: `satisfies EveryField<T>` does not compile when one is forgotten. */
export type EveryField<T> = { [K in keyof Required<T>]: T[K] };

/** The unread parts of a form: the type has none when every part has been read. */
export type NothingElse = Record<string, never>;
