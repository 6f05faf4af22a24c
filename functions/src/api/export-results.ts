import { results } from '@rombo/shared/collections/result';
import { exporting } from '@rombo/shared/contract/kind-routes';
import { resultStore } from '../data/results.ts';
import { adminRoute } from '../http/admin-route.ts';
import { exportOf } from '../tables/export.ts';

export const handler = adminRoute(exporting('result'), exportOf(resultStore, results));
