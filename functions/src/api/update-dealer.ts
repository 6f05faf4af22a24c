import * as routes from '@rombo/shared/contract/route-definitions';
import { change } from '../collections/collection.ts';
import { dealers } from '../collections/dealers.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.updateDealer, change(dealers));
