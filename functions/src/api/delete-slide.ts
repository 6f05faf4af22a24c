import { deleteSlide } from '../data/slides.ts';
import { removeMedia } from '../files/media.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Deletes a slide, then its picture. */
export const handler = adminRoute('deleteSlide', async ({ parameters, ifVersion, note }) => {
  const { title, imageUrl } = await deleteSlide(parameters.id, ifVersion);
  note(title);
  await removeMedia([imageUrl]);
  return undefined;
});
