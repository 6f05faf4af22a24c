import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreFromTrash } from '../collections/trash.ts';
import { productStore } from '../data/products.ts';
import { slideStore } from '../data/slides.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(
  routes.restoreFromTrash,
  restoreFromTrash({ product: productStore, slide: slideStore }),
);
