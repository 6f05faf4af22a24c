import * as routes from '@rombo/shared/contract/route-definitions';
import { destroy } from '../collections/collection.ts';
import { dealerStore } from '../data/dealers.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.deleteDealer, destroy(dealerStore));
