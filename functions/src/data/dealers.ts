import { Dealer } from '@rombo/shared/collections/dealer';
import { compareAscii } from './compare.ts';
import { keys, partitions } from './keys.ts';
import { getRow, parseRow, parseRows } from './rows.ts';
import { type Item, putIf, putIfAbsent, queryAll } from './table.ts';
import { deleteVersion, getSavedRow, hasVersion } from './versions.ts';

/** Lists every dealer by country, then by city and name. */
export async function listDealers(): Promise<Dealer[]> {
  return parseRows(Dealer, await queryAll(partitions.dealers)).sort(byPlace);
}

/** Reads one dealer. */
export const getDealer = (id: string): Promise<Dealer | undefined> => getRow(Dealer, keys.dealer(id));

/** Reads a dealer of exactly this version if this request saved it. */
export const getSavedDealer = (id: string, version: number, request: string | null): Promise<Dealer | undefined> =>
  getSavedRow(Dealer, keys.dealer(id), version, request);

/** Stores a new dealer; false when its id is taken. */
export const insertDealer = (dealer: Dealer): Promise<boolean> => putIfAbsent(toItem(dealer));

/** Stores a dealer over the version before its own; false when that is not the present one. `request` is the digest of the request. */
export const replaceDealer = (dealer: Dealer, request: string | null = null): Promise<boolean> =>
  putIf({ ...toItem(dealer), savedRequest: request }, hasVersion(dealer.version - 1));

/** Deletes a dealer and gives back what it was; 404 when there is none, 409 when it has another version. */
export const deleteDealer = async (id: string, ifVersion: number | null): Promise<Dealer> =>
  parseRow(Dealer, await deleteVersion(keys.dealer(id), ifVersion));

const byPlace = (a: Dealer, b: Dealer): number =>
  compareAscii(a.country, b.country) ||
  compareAscii(a.city, b.city) ||
  compareAscii(a.name, b.name) ||
  compareAscii(a.id, b.id);

const toItem = (dealer: Dealer): Item => ({ ...keys.dealer(dealer.id), ...dealer });
