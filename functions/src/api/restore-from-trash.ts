import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreFromTrash } from '../collections/trash.ts';
import { productStore } from '../data/products.ts';
import { slideStore } from '../data/slides.ts';
import { adminRoute } from '../http/admin-route.ts';

const stores = { product: productStore, slide: slideStore };

export const handler = adminRoute(routes.restoreFromTrash, restoreFromTrash(stores));
