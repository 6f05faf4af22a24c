import * as routes from '@rombo/shared/contract/route-definitions';
import { listPreviews } from '../data/previews.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listPreviews, ({ parameters }) => listPreviews(parameters.id));
