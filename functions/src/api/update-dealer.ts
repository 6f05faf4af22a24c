import { replacement } from '@rombo/shared/contract/kind-routes';
import { change } from '../collections/kind.ts';
import { dealers } from '../collections/kinds/dealers.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(replacement(dealers.collection), change(dealers));
