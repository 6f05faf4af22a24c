import { products } from '@rombo/shared/collections/product';
import { versions } from '@rombo/shared/contract/kind-routes';
import { productStore } from '../data/products.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(versions(products), listVersions(productStore, products));
