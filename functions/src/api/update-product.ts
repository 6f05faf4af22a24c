import * as routes from '@rombo/shared/contract/route-definitions';
import { change } from '../collections/kind.ts';
import { products } from '../collections/products.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(routes.updateProduct, change(products));
