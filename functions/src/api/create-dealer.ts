import { creation } from '@rombo/shared/contract/kind-routes';
import { create } from '../collections/kind.ts';
import { dealers } from '../collections/kinds/dealers.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(creation(dealers.collection), create(dealers));
