import * as routes from '@rombo/shared/contract/route-definitions';
import { listActiveSlides } from '../data/slides.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.listActiveSlides, () => listActiveSlides());
