import type { Dealer } from '@rombo/shared/collections/dealer';
import * as routes from '@rombo/shared/contract/route-definitions';
import { dealerFields } from '../data/dealer-fields.ts';
import { getDealer, insertDealer } from '../data/dealers.ts';
import { createOnce } from '../data/idempotency.ts';
import { requireFound } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Creates a dealer. */
export const handler = adminRoute(routes.createDealer, async ({ input, idempotencyKey }) => {
  const dealer = await createOnce<Dealer>({
    route: 'createDealer',
    key: idempotencyKey,
    input,
    find: getDealer,
    create: async (identity) => {
      const dealer = { ...dealerFields(input), ...identity, version: 1 };
      return requireFound((await insertDealer(dealer)) ? dealer : await getDealer(identity.id));
    },
  });
  return new Audited(dealer, dealer.name, dealer.id);
});
