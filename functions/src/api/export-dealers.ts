import { dealers } from '@rombo/shared/collections/dealer';
import { exporting } from '@rombo/shared/contract/kind-routes';
import { dealerStore } from '../data/dealers.ts';
import { adminRoute } from '../http/admin-route.ts';
import { exportOf } from '../tables/export.ts';

export const handler = adminRoute(exporting('dealer'), exportOf(dealerStore, dealers));
