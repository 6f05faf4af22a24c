import * as routes from '@rombo/shared/contract/route-definitions';
import { trash } from '../collections/trash.ts';
import { dealerStore } from '../data/dealers.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.deleteDealer, trash(dealerStore));
