import { restoration } from '@rombo/shared/contract/kind-routes';
import { restoreVersion } from '../collections/kind.ts';
import { dealers } from '../collections/kinds/dealers.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(dealers.collection), restoreVersion(dealers));
