import type { Dealer, DealerInput } from '@rombo/shared/collections/dealer';
import { dealerFields, dealerStore } from '../data/dealers.ts';
import type { Kind } from './collection.ts';

export const dealers: Kind<Dealer, Dealer, DealerInput> = {
  ...dealerStore,
  accept: async (input, identity, current) => ({ entity: { ...identity, ...dealerFields(input, current) } }),
};
