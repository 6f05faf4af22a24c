import { news } from '@rombo/shared/collections/news';
import { versions } from '@rombo/shared/contract/kind-routes';
import { newsStore } from '../data/news.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(versions(news), listVersions(newsStore, news));
