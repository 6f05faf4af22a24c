import { results } from '@rombo/shared/collections/result';
import { listing } from '@rombo/shared/contract/kind-routes';
import { listResults } from '../data/results.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(listing(results), () => listResults());
