import * as routes from '@rombo/shared/contract/route-definitions';
import { listSessions } from '../data/sessions.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Lists the open sessions of who asks. */
export const handler = adminRoute(routes.listSessions, ({ user, tokenId }) => listSessions(user.username, tokenId));
