import { deletion } from '@rombo/shared/contract/kind-routes';
import { trash } from '../collections/trash.ts';
import { newsStore } from '../data/news.ts';
import { tryToHide } from '../files/stored-files.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(deletion('news'), trash(newsStore, tryToHide));
