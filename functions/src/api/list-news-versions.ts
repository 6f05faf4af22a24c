import { news } from '@rombo/shared/collections/news';
import * as routes from '@rombo/shared/contract/route-definitions';
import { newsStore } from '../data/news.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listNewsVersions, ({ parameters }) =>
  listVersions(newsStore, news, parameters.id),
);
