import { type Dealer, DealerInput } from '@rombo/shared/collections/dealer';
import { keysOf } from '@rombo/shared/contract/keys-of';

type FieldName = keyof DealerInput;

/** A dealer as its form holds it: blank for none. */
export type DealerDraft = Record<FieldName, string>;

const draftFields = keysOf(DealerInput.entries);

export const draftOf = (dealer: Partial<Dealer>): DealerDraft =>
  Object.fromEntries(
    // Forms send line breaks as CR LF; a text field gives LF back.
    draftFields.map((name) => [name, String(dealer[name] ?? '').replaceAll('\r\n', '\n')]),
  ) as DealerDraft;

export const emptyDraft: DealerDraft = draftOf({ country: 'IT' });

/** A coordinate as it is typed, with a point or a comma; null for none. */
const degreesOf = (text: string): number | null => (text.trim() ? Number(text.trim().replace(',', '.')) : null);

export const bodyOf = ({ lat, lng, ...texts }: DealerDraft) => ({
  ...texts,
  lat: degreesOf(lat),
  lng: degreesOf(lng),
});

/** True when two drafts would be saved alike. */
export const sameDraft = (one: DealerDraft, other: DealerDraft): boolean => {
  const [a, b] = [bodyOf(one), bodyOf(other)];
  return draftFields.every((name) => Object.is(a[name], b[name]));
};
