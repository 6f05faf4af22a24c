import * as routes from '@rombo/shared/contract/route-definitions';
import { logActivity } from '../data/activity.ts';
import { closeSession } from '../data/sessions.ts';
import { route } from '../http/chain.ts';
import { clearedCookies, SESSION_COOKIE } from '../http/cookies.ts';
import { tokenIdOf } from '../http/tokens.ts';
import { Reply } from '../http/types.ts';

/** Ends the session on the server too, so that a copy of its token is useless. */
export const handler = route(routes.logout, async ({ cookies, client }) => {
  const token = cookies[SESSION_COOKIE];
  const tokenId = token && (await tokenIdOf(token));
  if (tokenId && (await closeSession(tokenId))) {
    await logActivity({ action: 'signed_out', subject: null, ...client });
  }
  return new Reply(undefined, {}, clearedCookies());
});
