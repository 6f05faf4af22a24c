import * as routes from '@rombo/shared/contract/route-definitions';
import { slideStore } from '../data/slides.ts';
import { saveOrder } from '../data/store.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

export const handler = adminRoute(routes.orderSlides, async ({ input }) => {
  await saveOrder(slideStore, input.ids);
  return new Audited(input, null);
});
