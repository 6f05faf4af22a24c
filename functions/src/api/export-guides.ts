import { guides } from '@rombo/shared/collections/guides';
import { exporting } from '@rombo/shared/contract/kind-routes';
import { guideStore } from '../data/guides.ts';
import { adminRoute } from '../http/admin-route.ts';
import { exportOf } from '../tables/export.ts';

export const handler = adminRoute(exporting('guide'), exportOf(guideStore, guides));
