import * as routes from '@rombo/shared/contract/route-definitions';
import { listPublicGuides } from '../data/guides.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.listGuides, () => listPublicGuides());
