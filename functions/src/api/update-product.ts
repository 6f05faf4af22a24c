import { replacement } from '@rombo/shared/contract/kind-routes';
import { change } from '../collections/kind.ts';
import { products } from '../collections/kinds/products.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(replacement(products.collection), change(products));
