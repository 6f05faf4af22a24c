import { creation } from '@rombo/shared/contract/kind-routes';
import { dealers } from '../collections/dealers.ts';
import { create } from '../collections/kind.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(creation(dealers.collection), create(dealers));
