import { dealers as collection, type Dealer, type DealerInput } from '@rombo/shared/collections/dealer';
import { dealerStore } from '../../data/dealers.ts';
import type { Entity, SameFields } from '../../data/store.ts';
import type { KindOf } from '../kind.ts';

const emptyFields = { address: null, phone: null, email: null, site: null, note: null, lat: null, lng: null };

export const dealers: KindOf<typeof collection> = {
  collection,
  ...dealerStore,
  accept: async (input, identity) => {
    const fields = input satisfies SameFields<Omit<Dealer, keyof Entity>, DealerInput>;
    return { entity: { ...emptyFields, ...identity, ...fields } };
  },
};
