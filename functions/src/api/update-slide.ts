import { slideFields } from '../data/slide-fields.ts';
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
      const { settle, ...files } = await commitSlideMedia(present.id, input, present);
      note(input.title);
      const slide = { ...present, ...slideFields(input, files), version: present.version + 1 };
      const isWritten = await replaceSlide(slide);
      await settle(isWritten);
      return isWritten ? slide : undefined;
    },
  ),
);
