import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreFromTrash } from '../collections/trash.ts';
import { contactStore } from '../data/contacts.ts';
import { dealerStore } from '../data/dealers.ts';
import { newsStore } from '../data/news.ts';
import { productStore } from '../data/products.ts';
import { resultStore } from '../data/results.ts';
import { slideStore } from '../data/slides.ts';
import { adminRoute } from '../http/admin-route.ts';

const stores = {
  product: productStore,
  slide: slideStore,
  dealer: dealerStore,
  result: resultStore,
  news: newsStore,
  message: contactStore,
};

export const handler = adminRoute(routes.restoreFromTrash, restoreFromTrash(stores));
