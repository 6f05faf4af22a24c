import { getSlide, replaceSlide } from '../data/slides.ts';
import { changeLatest } from '../data/versions.ts';
import { commitSlideMedia } from '../files/slide-media.ts';
import { adminForm } from '../http/admin-form.ts';

/** Replaces a slide's fields, and its picture where the form brings one. */
export const handler = adminForm('updateSlide', ({ parameters, input, ifVersion, note }) =>
  changeLatest(
    ifVersion,
    () => getSlide(parameters.id),
    async (present) => {
      const { imageUrl, settle } = await commitSlideMedia(present.id, input, present);
      const { title, description, order, active } = input;
      note(title);
      const slide = { ...present, imageUrl, title, description, order, active, version: present.version + 1 };
      const isWritten = await replaceSlide(slide);
      await settle(isWritten);
      return isWritten ? slide : undefined;
    },
  ),
);
