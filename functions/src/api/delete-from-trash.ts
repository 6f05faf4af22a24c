import * as routes from '@rombo/shared/contract/route-definitions';
import { deleteForGood, getTrashed, isMessage, subjectOf } from '../data/trash.ts';
import { removeVersions } from '../data/versions.ts';
import { removeHidden } from '../files/stored-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

export const handler = adminRoute(routes.deleteFromTrash, async ({ parameters }) => {
  const trashed = await getTrashed(parameters.id);
  const { id, files, item } = trashed;
  await deleteForGood(id);
  const formerFiles = isMessage(trashed) ? [] : await removeVersions({ partition: item.pk }, id);
  await removeHidden([...files, ...formerFiles]);
  return new Audited(undefined, subjectOf(trashed));
});
