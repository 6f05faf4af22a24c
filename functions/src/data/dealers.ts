import { Dealer } from '@rombo/shared/dealer';
import { compareAscii } from './compare.ts';
import { keys, partitions } from './keys.ts';
import { getRow, parseRow, parseRows } from './rows.ts';
import { type Item, putIf, putIfAbsent, queryAll } from './table.ts';
import { deleteVersion, hasVersion } from './versions.ts';

/** Lists every dealer by country, then by city and name. */
export async function listDealers(): Promise<Dealer[]> {
  return parseRows(Dealer, await queryAll(partitions.dealers)).sort(byPlace);
}

/** Reads one dealer. */
export const getDealer = (id: string): Promise<Dealer | undefined> => getRow(Dealer, keys.dealer(id));

/** Stores a new dealer; false when its id is taken. */
export const insertDealer = (dealer: Dealer): Promise<boolean> => putIfAbsent(toItem(dealer));

/** Stores a dealer over the version before its own; false when that is not the present one. */
export const replaceDealer = (dealer: Dealer): Promise<boolean> =>
  putIf(toItem(dealer), hasVersion(dealer.version - 1));

/** Deletes a dealer and gives back what it was; 404 when there is none, 409 when it has another version. */
export const deleteDealer = async (id: string, ifVersion: number | null): Promise<Dealer> =>
  parseRow(Dealer, await deleteVersion(keys.dealer(id), ifVersion));

const byPlace = (a: Dealer, b: Dealer): number =>
  compareAscii(a.country, b.country) ||
  compareAscii(a.city, b.city) ||
  compareAscii(a.name, b.name) ||
  compareAscii(a.id, b.id);

const toItem = (dealer: Dealer): Item => ({ ...keys.dealer(dealer.id), ...dealer });
