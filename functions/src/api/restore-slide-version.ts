import { restoration } from '@rombo/shared/contract/kind-routes';
import { restoreVersion } from '../collections/kind.ts';
import { slides } from '../collections/kinds/slides.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(restoration(slides.collection), restoreVersion(slides));
