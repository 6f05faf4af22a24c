import { restoration } from '@rombo/shared/contract/kind-routes';
import { guides } from '../collections/guides.ts';
import { restoreVersion } from '../collections/kind.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(guides.collection), restoreVersion(guides));
