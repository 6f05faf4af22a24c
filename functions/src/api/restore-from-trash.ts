import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreFromTrash } from '../collections/trash.ts';
import { newsStore } from '../data/news.ts';
import { productStore } from '../data/products.ts';
import { resultStore } from '../data/results.ts';
import { slideStore } from '../data/slides.ts';
import { adminRoute } from '../http/admin-route.ts';

const stores = { product: productStore, slide: slideStore, result: resultStore, news: newsStore };

export const handler = adminRoute(routes.restoreFromTrash, restoreFromTrash(stores));
