import { dealers } from '@rombo/shared/collections/dealer';
import { versions } from '@rombo/shared/contract/kind-routes';
import { dealerStore } from '../data/dealers.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(versions(dealers), listVersions(dealerStore, dealers));
