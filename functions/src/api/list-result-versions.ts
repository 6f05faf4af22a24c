import { results } from '@rombo/shared/collections/result';
import * as routes from '@rombo/shared/contract/route-definitions';
import { resultStore } from '../data/results.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listResultVersions, ({ parameters }) =>
  listVersions(resultStore, results, parameters.id),
);
