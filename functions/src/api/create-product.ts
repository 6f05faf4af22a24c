import { creation } from '@rombo/shared/contract/kind-routes';
import { create } from '../collections/kind.ts';
import { products } from '../collections/kinds/products.ts';
import { adminForm } from '../http/admin-form.ts';

export const handler = adminForm(creation(products.collection), create(products));
