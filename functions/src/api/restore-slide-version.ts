import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreVersion } from '../collections/kind.ts';
import { slides } from '../collections/slides.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.restoreSlideVersion, restoreVersion(slides));
