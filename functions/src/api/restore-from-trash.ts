import * as routes from '@rombo/shared/route-definitions';
import { restoreItem } from '../data/restore.ts';
import { getTrashed, removeEntry, toTrashedItem } from '../data/trash.ts';
import { removeHidden, showFiles } from '../files/hidden-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Restores a deleted product or slide. Its files are back before it is stored; a repeated request finishes what a crash left. */
export const handler = adminRoute(routes.restoreFromTrash, async ({ parameters, user }) => {
  const trashed = await getTrashed(parameters.id);
  await showFiles(trashed.files);
  await restoreItem(trashed, user.username);
  await Promise.all([removeEntry(trashed.id), removeHidden(trashed.files)]);
  return new Audited(toTrashedItem(trashed), trashed.name);
});
