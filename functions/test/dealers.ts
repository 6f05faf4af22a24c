import type { Dealer } from '@rombo/shared/collections/dealer';
import { call, cookie } from './site.ts';

/** The least that a dealer has. */
export const dealer = { name: 'Nitro Point', city: 'Torino', country: 'IT' };
/** A dealer with every field. */
export const full = {
  ...dealer,
  address: 'Corso Francia 101',
  phone: '+39 011 000000',
  email: 'negozio@nitro.example',
  site: 'https://nitro.example',
  note: 'Mar-Sab 9-19',
  lat: 45.0762,
  lng: 7.6498,
};
/** Every field that a dealer may lack. */
export const nothing = { address: null, phone: null, email: null, site: null, note: null, lat: null, lng: null };

export const create = (json: object, headers = {}) => call('createDealer', { cookie, json, headers });
export const update = (id: string, json: object, ifMatch?: string, key?: string) => {
  const headers = { ...(ifMatch && { 'if-match': ifMatch }), ...(key && { 'idempotency-key': key }) };
  return call('updateDealer', { cookie, parameters: { id }, json, headers });
};
export const remove = (id: string, ifMatch?: string) =>
  call('deleteDealer', { cookie, parameters: { id }, ...(ifMatch && { headers: { 'if-match': ifMatch } }) });
export const listed = async (): Promise<Dealer[]> => (await call('listDealers')).body;

/** Removes every dealer of a test. */
export async function removeAll(): Promise<void> {
  for (const { id } of await listed()) await remove(id);
}
