import * as routes from '@rombo/shared/route-definitions';
import { dealerFields } from '../data/dealer-fields.ts';
import { getDealer, replaceDealer } from '../data/dealers.ts';
import { changeLatest } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Replaces the fields of a dealer. */
export const handler = adminRoute(routes.updateDealer, async ({ parameters, input, ifVersion }) => {
  const dealer = await changeLatest(
    ifVersion,
    () => getDealer(parameters.id),
    async (present) => {
      const dealer = { ...present, ...dealerFields(input, present), version: present.version + 1 };
      return (await replaceDealer(dealer)) ? dealer : undefined;
    },
  );
  return new Audited(dealer, dealer.name);
});
