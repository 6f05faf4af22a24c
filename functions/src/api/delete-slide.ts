import * as routes from '@rombo/shared/contract/route-definitions';
import { markHidden } from '../data/trash.ts';
import { trashSlide } from '../data/trash-slide.ts';
import { tryToHide } from '../files/hidden-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Moves a slide to the trash, then its picture where nobody can read it. */
export const handler = adminRoute(routes.deleteSlide, async ({ parameters, ifVersion }) => {
  const { id, name, files } = await trashSlide(parameters.id, ifVersion);
  await tryToHide(files, () => markHidden(id));
  return new Audited(undefined, name);
});
