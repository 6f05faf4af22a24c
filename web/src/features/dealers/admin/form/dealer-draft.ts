import { type Dealer, DealerInput } from '@rombo/shared/dealer';
import { keysOf } from '@rombo/shared/keys-of';
import type { Versions } from '../../../saving/use-draft.ts';

type FieldName = keyof DealerInput;

/** A dealer as its form holds it: blank for none. */
export type DealerDraft = Record<FieldName, string>;

export const draftFields = keysOf(DealerInput.entries);

/** The form of a dealer that exists. */
export const draftOf = (dealer: Partial<Dealer>): DealerDraft =>
  Object.fromEntries(
    // Forms send line breaks as CR LF; a text field gives LF back.
    draftFields.map((name) => [name, String(dealer[name] ?? '').replaceAll('\r\n', '\n')]),
  ) as DealerDraft;

/** An empty form. */
export const emptyDraft: DealerDraft = draftOf({ country: 'IT' });

/** A coordinate as it is typed, with a point or a comma; null for none. */
const degreesOf = (text: string): number | null => (text.trim() ? Number(text.trim().replace(',', '.')) : null);

/** A draft as the body that saves it. */
export const bodyOf = ({ lat, lng, ...texts }: DealerDraft) => ({
  ...texts,
  lat: degreesOf(lat),
  lng: degreesOf(lng),
});

const comparable = (draft: DealerDraft, name: FieldName): unknown => bodyOf(draft)[name];

/** The fields in which two drafts would not be saved alike. */
export const differingFields = (one: DealerDraft, other: DealerDraft): FieldName[] =>
  draftFields.filter((name) => comparable(one, name) !== comparable(other, name));

export const sameDraft = (one: DealerDraft, other: DealerDraft): boolean => differingFields(one, other).length === 0;

/** Merges a draft into a newer version: fields changed here keep their value, all others take the newer one. */
export const mergeDealers = ({ base, mine, theirs }: Versions<DealerDraft>): DealerDraft => ({
  ...theirs,
  ...Object.fromEntries(differingFields(base, mine).map((name) => [name, mine[name]])),
});
