import * as routes from '@rombo/shared/contract/route-definitions';
import { productStore } from '../data/products.ts';
import { slideStore } from '../data/slides.ts';
import { getTrashed, removeEntry, restoreItem, toTrashedItem } from '../data/trash.ts';
import { showFiles } from '../files/hidden-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/**
 * Restores a deleted product or slide. Its files are back before it is stored; a repeated request finishes what a crash left. The hidden
 * files stay for the daily sweep, which deletes them once nothing can hide the public ones any more.
 */
export const handler = adminRoute(routes.restoreFromTrash, async ({ parameters, user }) => {
  const trashed = await getTrashed(parameters.id);
  await showFiles(trashed.files);
  // An entry is deleted before its files: where it is there still, all of them were.
  await getTrashed(trashed.id);
  if (trashed.kind === 'slide') await restoreItem(slideStore, trashed, user.username);
  else await restoreItem(productStore, trashed, user.username);
  // A deletion or the sweep may have hidden them meanwhile; whichever reads the item after this sees that it is there.
  await showFiles(trashed.files);
  await removeEntry(trashed.id);
  return new Audited(toTrashedItem(trashed), trashed.name);
});
