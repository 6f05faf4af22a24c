import { deletion } from '@rombo/shared/contract/kind-routes';
import { trash } from '../collections/trash.ts';
import { guideStore } from '../data/guides.ts';
import { tryToHide } from '../files/stored-files.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(deletion('guide'), trash(guideStore, tryToHide));
