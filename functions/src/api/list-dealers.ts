import * as routes from '@rombo/shared/contract/route-definitions';
import { listDealers } from '../data/dealers.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.listDealers, () => listDealers());
