import { restoration } from '@rombo/shared/contract/kind-routes';
import { restoreVersion } from '../collections/kind.ts';
import { products } from '../collections/kinds/products.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(products.collection), restoreVersion(products));
