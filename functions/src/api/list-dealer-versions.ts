import { dealers } from '@rombo/shared/collections/dealer';
import * as routes from '@rombo/shared/contract/route-definitions';
import { dealerStore } from '../data/dealers.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listDealerVersions, ({ parameters }) =>
  listVersions(dealerStore, dealers, parameters.id),
);
