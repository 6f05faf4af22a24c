import { Dealer, type DealerInput } from '@rombo/shared/collections/dealer';
import type { SameFields, Store } from './collection.ts';
import { compareAscii } from './compare.ts';
import { partitions } from './keys.ts';
import { parseRows } from './rows.ts';
import { queryAll } from './table.ts';

export const dealerStore: Store<Dealer> = {
  kind: 'dealer',
  partition: partitions.dealers,
  row: Dealer,
  nameOf: ({ name }) => name,
};

/** Lists every dealer by country, then by city and name. */
export const listDealers = async (): Promise<Dealer[]> =>
  parseRows(Dealer, await queryAll(partitions.dealers)).sort(byPlace);

const byPlace = (a: Dealer, b: Dealer): number =>
  compareAscii(a.country, b.country) ||
  compareAscii(a.city, b.city) ||
  compareAscii(a.name, b.name) ||
  compareAscii(a.id, b.id);

/** The fields that the server decides. */
type OwnField = 'id' | 'version' | 'createdAt';

const none = { address: null, phone: null, email: null, site: null, note: null, lat: null, lng: null };

/** The fields of a dealer as its form sets them; those that it leaves out stay. A field that is not in both schemas does not compile. */
export function dealerFields(input: DealerInput, current?: Dealer): Omit<Dealer, OwnField> {
  return { ...none, ...current, ...(input satisfies SameFields<Omit<Dealer, OwnField>, DealerInput>) };
}
