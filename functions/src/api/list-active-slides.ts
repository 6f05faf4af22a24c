import * as routes from '@rombo/shared/contract/route-definitions';
import { listActiveSlides } from '../data/slides.ts';
import { route } from '../http/chain.ts';

/** Lists the slides of the homepage in the order in which they are shown. */
export const handler = route(routes.listActiveSlides, () => listActiveSlides());
