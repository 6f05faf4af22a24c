import * as routes from '@rombo/shared/contract/route-definitions';
import { saveSetting } from '../data/settings.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

export const handler = adminRoute(routes.saveSetting, async ({ input }) => {
  const { key, value } = input;
  return new Audited(await saveSetting(input), `${key} = ${value}`);
});
