import * as routes from '@rombo/shared/contract/route-definitions';
import { trash } from '../collections/trash.ts';
import { slideStore } from '../data/slides.ts';
import { tryToHide } from '../files/stored-files.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.deleteSlide, trash(slideStore, tryToHide));
