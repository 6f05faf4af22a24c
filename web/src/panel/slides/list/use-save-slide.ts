import type { Slide } from '@rombo/shared/collections/slide';
import { useMoveSlide } from '../api.ts';
import { draftOf } from '../draft/slide-draft.ts';
import { toFormData } from '../draft/slide-form-data.ts';

const noUpload = (): string => {
  throw new Error('A slide that is changed on its card brings no file');
};

/** Saves the fields of a slide with its version; the lists are read again by `useReloadSlides`. */
export function useSaveSlide() {
  const { run } = useMoveSlide();
  return (slide: Slide): Promise<Slide> =>
    run({ parameters: { id: slide.id }, form: toFormData(draftOf(slide), slide, noUpload), ifVersion: slide.version });
}
