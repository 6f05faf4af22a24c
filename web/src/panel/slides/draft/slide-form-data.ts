import type { Slide } from '@rombo/shared/collections/slide';
import { altOf } from '../../../forms/uploads/alt-texts.ts';
import { isChosen } from '../../../forms/uploads/draft-file.ts';
import { fieldsOf, type SlideDraft } from './slide-draft.ts';

/** A draft as the multipart form that saves it, over `slide` when that exists; `keyOf` gives the key under which a chosen picture was uploaded. */
export function toFormData(draft: SlideDraft, slide: Slide | null, keyOf: (id: string) => string): FormData {
  const form = new FormData();
  const { title, description, order, active, translations } = fieldsOf(draft);
  form.append('title', title ?? '');
  form.append('description', description ?? '');
  form.append('order', String(order));
  form.append('active', String(active));
  // The form shows English only: titles in other languages stay.
  form.append('translations', JSON.stringify({ ...slide?.translations, en: undefined, ...translations }));
  const { alt, focalPoint } = draft;
  form.append('picture', JSON.stringify({ alt: altOf(alt), ...(focalPoint && { focalPoint }) }));
  // A picture that the slide has already stays because the form does not name one.
  if (draft.image && isChosen(draft.image)) form.append('image', keyOf(draft.image.id));
  return form;
}
