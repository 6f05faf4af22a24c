import * as routes from '@rombo/shared/contract/route-definitions';
import { trash } from '../collections/trash.ts';
import { contactStore } from '../data/contacts.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.deleteContact, trash(contactStore));
