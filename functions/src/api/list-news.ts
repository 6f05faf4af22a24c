import * as routes from '@rombo/shared/contract/route-definitions';
import { listPublicNews } from '../data/news.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.listNews, () => listPublicNews());
