import type { Dealer, DealerInput } from '@rombo/shared/collections/dealer';
import type { SameFields } from './every-field.ts';

/** The fields that the server decides. */
type OwnField = 'id' | 'version' | 'createdAt';

const none = { address: null, phone: null, email: null, site: null, note: null, lat: null, lng: null };

/** The fields of a dealer as its form sets them: one that it leaves out is `present`'s. A field that is not in both schemas does not compile. */
export function dealerFields(input: DealerInput, present?: Dealer): Omit<Dealer, OwnField> {
  return { ...none, ...present, ...(input satisfies SameFields<Omit<Dealer, OwnField>, DealerInput>) };
}
