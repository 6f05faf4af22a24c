import * as routes from '@rombo/shared/contract/route-definitions';
import { dealerFields } from '../data/dealer-fields.ts';
import { getDealer, getSavedDealer, replaceDealer } from '../data/dealers.ts';
import { requestDigest } from '../data/idempotency.ts';
import { changeLatest } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Replaces the fields of a dealer. */
export const handler = adminRoute(routes.updateDealer, async ({ parameters, input, ifVersion, idempotencyKey }) => {
  const request = requestDigest(idempotencyKey, input);
  const dealer = await changeLatest(
    ifVersion,
    () => getDealer(parameters.id),
    async (present) => {
      const dealer = { ...present, ...dealerFields(input, present), version: present.version + 1 };
      return (await replaceDealer(dealer, request)) ? dealer : undefined;
    },
    (version) => getSavedDealer(parameters.id, version, request),
  );
  return new Audited(dealer, dealer.name);
});
