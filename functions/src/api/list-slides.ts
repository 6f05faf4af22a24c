import * as routes from '@rombo/shared/contract/route-definitions';
import { listSlides } from '../data/slides.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listSlides, () => listSlides());
