import type { Versions } from './use-draft.ts';

/** Compares and merges drafts field by field; `comparable` gives a field as it would be saved. */
export function fieldwise<D extends object>(
  fields: readonly (keyof D)[],
  comparable: (draft: D, name: keyof D) => unknown,
) {
  /** The fields in which two drafts would not be saved alike. */
  const differingFields = (one: D, other: D) =>
    fields.filter((name) => comparable(one, name) !== comparable(other, name));
  return {
    differingFields,
    sameDraft: (one: D, other: D): boolean => differingFields(one, other).length === 0,
    /** Merges a draft into a newer version: fields changed here keep their value, all others take the newer one. */
    merge: ({ base, mine, theirs }: Versions<D>): D => ({
      ...theirs,
      ...Object.fromEntries(differingFields(base, mine).map((name) => [name, mine[name]])),
    }),
  };
}
