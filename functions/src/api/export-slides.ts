import { slides } from '@rombo/shared/collections/slide';
import { exporting } from '@rombo/shared/contract/kind-routes';
import { slideStore } from '../data/slides.ts';
import { adminRoute } from '../http/admin-route.ts';
import { exportOf } from '../tables/export.ts';

export const handler = adminRoute(exporting('slide'), exportOf(slideStore, slides));
