import { restoration } from '@rombo/shared/contract/kind-routes';
import { restoreVersion } from '../collections/kind.ts';
import { guides } from '../collections/kinds/guides.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(guides.collection), restoreVersion(guides));
