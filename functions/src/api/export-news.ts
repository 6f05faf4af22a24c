import { news } from '@rombo/shared/collections/news';
import { exporting } from '@rombo/shared/contract/kind-routes';
import { newsStore } from '../data/news.ts';
import { adminRoute } from '../http/admin-route.ts';
import { exportOf } from '../tables/export.ts';

export const handler = adminRoute(exporting('news'), exportOf(newsStore, news));
