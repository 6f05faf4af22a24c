import * as routes from '@rombo/shared/contract/route-definitions';
import { dealers } from '../collections/dealers.ts';
import { create } from '../collections/kind.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.createDealer, create(dealers));
