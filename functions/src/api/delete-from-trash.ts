import * as routes from '@rombo/shared/route-definitions';
import { getTrashed, removeEntry } from '../data/trash.ts';
import { removeHidden } from '../files/hidden-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Deletes a product or a slide of the trash for good, then its files. */
export const handler = adminRoute(routes.deleteFromTrash, async ({ parameters }) => {
  const { id, name, files } = await getTrashed(parameters.id);
  await removeEntry(id);
  await removeHidden(files);
  return new Audited(undefined, name);
});
