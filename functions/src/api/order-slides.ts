import { ordering } from '@rombo/shared/contract/kind-routes';
import { order } from '../collections/kind.ts';
import { slideStore } from '../data/slides.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(ordering('slide'), order(slideStore));
