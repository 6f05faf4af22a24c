import { ordering } from '@rombo/shared/contract/kind-routes';
import { order } from '../collections/kind.ts';
import { guideStore } from '../data/guides.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(ordering('guide'), order(guideStore));
