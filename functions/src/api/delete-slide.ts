import * as routes from '@rombo/shared/route-definitions';
import { deleteSlide } from '../data/slides.ts';
import { removeMedia } from '../files/media.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Deletes a slide, then its picture. */
export const handler = adminRoute(routes.deleteSlide, async ({ parameters, ifVersion }) => {
  const { title, imageUrl } = await deleteSlide(parameters.id, ifVersion);
  await removeMedia([imageUrl]);
  return new Audited(undefined, title);
});
