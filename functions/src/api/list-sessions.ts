import * as routes from '@rombo/shared/contract/route-definitions';
import { listSessions } from '../data/sessions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listSessions, ({ user, session }) =>
  listSessions(user.username, session.tokenId),
);
