import * as routes from '@rombo/shared/contract/route-definitions';
import { getReplyTemplates } from '../data/contacts.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.getReplyTemplates, () => getReplyTemplates());
