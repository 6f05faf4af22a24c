import { deletion } from '@rombo/shared/contract/kind-routes';
import { trash } from '../collections/trash.ts';
import { dealerStore } from '../data/dealers.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(deletion('dealer'), trash(dealerStore));
