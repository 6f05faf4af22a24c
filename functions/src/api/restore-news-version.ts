import { restoration } from '@rombo/shared/contract/kind-routes';
import { restoreVersion } from '../collections/kind.ts';
import { news } from '../collections/kinds/news.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(news.collection), restoreVersion(news));
