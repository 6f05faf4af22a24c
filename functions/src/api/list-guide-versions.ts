import { guides } from '@rombo/shared/collections/guides';
import { versions } from '@rombo/shared/contract/kind-routes';
import { guideStore } from '../data/guides.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(versions(guides), listVersions(guideStore, guides));
