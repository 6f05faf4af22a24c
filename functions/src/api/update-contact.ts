import * as routes from '@rombo/shared/contract/route-definitions';
import { updateContact } from '../data/contacts.ts';
import { requireFound } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.updateContact, async ({ parameters, input }) =>
  requireFound(await updateContact(parameters.id, input)),
);
