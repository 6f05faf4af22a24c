import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreFromTrash } from '../collections/trash.ts';
import { contactStore } from '../data/contacts.ts';
import { listedStores } from '../data/stores.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(
  routes.restoreFromTrash,
  restoreFromTrash({ ...listedStores, message: contactStore }),
);
