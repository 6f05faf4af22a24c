import * as routes from '@rombo/shared/contract/route-definitions';
import { closeSession, findTokenId } from '../data/sessions.ts';
import { Failure } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { clearedCookies } from '../http/cookies.ts';
import { reauthenticate } from '../http/rate-limits.ts';
import { Reply } from '../http/types.ts';

export const handler = adminRoute(routes.endSession, async ({ parameters, input, user, session }) => {
  await reauthenticate(session, input);
  const ended = await findTokenId(user.username, parameters.id);
  if (!ended || !(await closeSession(ended))) throw new Failure('not_found');
  return new Reply(undefined, {}, ended === session.tokenId ? clearedCookies() : []);
});
