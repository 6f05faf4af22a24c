import { Dealer } from '@rombo/shared/collections/dealer';
import { partitions } from './keys.ts';
import { compareAscii, parseRows } from './rows.ts';
import type { Store } from './store.ts';
import { queryAll } from './table.ts';

export const dealerStore: Store<Dealer> = {
  kind: 'dealer',
  partition: partitions.dealers,
  row: Dealer,
  nameOf: ({ name }) => name,
};

export const listDealers = async (): Promise<Dealer[]> =>
  parseRows(Dealer, await queryAll(partitions.dealers)).sort(byPlace);

const byPlace = (a: Dealer, b: Dealer): number =>
  compareAscii(a.country, b.country) ||
  compareAscii(a.city, b.city) ||
  compareAscii(a.name, b.name) ||
  compareAscii(a.id, b.id);
