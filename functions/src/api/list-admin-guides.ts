import { guides } from '@rombo/shared/collections/guides';
import { listing } from '@rombo/shared/contract/kind-routes';
import { listGuides } from '../data/guides.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(listing(guides), () => listGuides());
