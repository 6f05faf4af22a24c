import * as routes from '@rombo/shared/contract/route-definitions';
import { deleteContact } from '../data/contacts.ts';
import { Failure } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.deleteContact, async ({ parameters }) => {
  if (!(await deleteContact(parameters.id))) throw new Failure('not_found');
  return undefined;
});
