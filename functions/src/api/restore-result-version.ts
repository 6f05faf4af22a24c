import { restoration } from '@rombo/shared/contract/kind-routes';
import { restoreVersion } from '../collections/kind.ts';
import { results } from '../collections/kinds/results.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(results.collection), restoreVersion(results));
