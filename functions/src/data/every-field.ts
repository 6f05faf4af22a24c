/** The fields of T with none left out, optional ones included: `satisfies EveryField<T>` does not compile when one is forgotten. */
export type EveryField<T> = { [K in keyof Required<T>]: T[K] };

/** The unread parts of a form: the type has none when every part has been read. */
export type NothingElse = Record<string, never>;

type Unshared<A, B> = Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>;

/** B where it has the same fields as A, optional ones included; else what B does not satisfy, by the fields that one of them lacks. */
export type SameFields<A, B> = [Unshared<A, B>] extends [never] ? B : Record<Unshared<A, B>, 'is not in all schemas'>;
