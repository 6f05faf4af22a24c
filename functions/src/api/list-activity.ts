import * as routes from '@rombo/shared/contract/route-definitions';
import { listActivity } from '../data/activity.ts';
import { adminRoute } from '../http/admin-route.ts';
import { cursorOf, linkToNext, pageReply } from '../http/respond.ts';

export const handler = adminRoute(routes.listActivity, async ({ query }) => {
  const { entries, next } = await listActivity(cursorOf(query));
  return pageReply(entries, linkToNext('listActivity', next));
});
