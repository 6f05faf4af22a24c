import * as routes from '@rombo/shared/contract/route-definitions';
import { listPublicResults } from '../data/results.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.listResults, () => listPublicResults());
