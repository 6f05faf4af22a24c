import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreVersion } from '../collections/kind.ts';
import { news } from '../collections/news.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.restoreNewsVersion, restoreVersion(news));
