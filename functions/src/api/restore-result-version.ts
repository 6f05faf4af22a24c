import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreVersion } from '../collections/kind.ts';
import { results } from '../collections/results.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.restoreResultVersion, restoreVersion(results));
