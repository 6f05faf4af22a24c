import { restoration } from '@rombo/shared/contract/kind-routes';
import { dealers } from '../collections/dealers.ts';
import { restoreVersion } from '../collections/kind.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(dealers.collection), restoreVersion(dealers));
