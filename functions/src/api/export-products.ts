import { products } from '@rombo/shared/collections/product';
import { exporting } from '@rombo/shared/contract/kind-routes';
import { productStore } from '../data/products.ts';
import { adminRoute } from '../http/admin-route.ts';
import { exportOf } from '../tables/export.ts';

export const handler = adminRoute(exporting('product'), exportOf(productStore, products));
