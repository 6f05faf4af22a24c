import * as routes from '@rombo/shared/contract/route-definitions';
import { updateContact } from '../data/contacts.ts';
import { requireFound } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Changes the status of a message, or the note on it. */
export const handler = adminRoute(routes.updateContact, async ({ parameters, input }) =>
  requireFound(await updateContact(parameters.id, input)),
);
