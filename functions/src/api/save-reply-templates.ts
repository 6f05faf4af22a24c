import * as routes from '@rombo/shared/contract/route-definitions';
import { saveReplyTemplates } from '../data/contacts.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.saveReplyTemplates, async ({ input }) => {
  await saveReplyTemplates(input);
  return input;
});
