import { replacement } from '@rombo/shared/contract/kind-routes';
import { dealers } from '../collections/dealers.ts';
import { change } from '../collections/kind.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(replacement(dealers.collection), change(dealers));
