import { news } from '@rombo/shared/collections/news';
import { listing } from '@rombo/shared/contract/kind-routes';
import { listNews } from '../data/news.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(listing(news), () => listNews());
