import { results } from '@rombo/shared/collections/result';
import { versions } from '@rombo/shared/contract/kind-routes';
import { resultStore } from '../data/results.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(versions(results), listVersions(resultStore, results));
