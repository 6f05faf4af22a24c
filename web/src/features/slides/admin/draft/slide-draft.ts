import { keysOf } from '@rombo/shared/keys-of';
import type { FocalPoint } from '@rombo/shared/picture-fields';
import type { Slide, SlideFields } from '@rombo/shared/slide';
import { type AltTexts, altOf, altTextsOf } from '../../../uploads/alt-texts.ts';
import { type DraftFile, isChosen, presentFile } from '../../../uploads/draft-file.ts';
import type { ChosenFile } from '../../../uploads/pending-list.ts';
import { orderOf } from './order-of.ts';

/** A slide as its form holds it. */
export interface SlideDraft {
  image: DraftFile | null;
  /** Null for a new picture: the server finds it. */
  focalPoint: FocalPoint | null;
  alt: AltTexts;
  title: string;
  titleEn: string;
  /** An internal note: visitors never read it. */
  description: string;
  order: string;
  active: boolean;
}

/** An empty form. */
export const emptyDraft: SlideDraft = {
  image: null,
  focalPoint: null,
  alt: altTextsOf(),
  title: '',
  titleEn: '',
  description: '',
  order: '0',
  active: true,
};

/** The form of a slide that exists. */
export const draftOf = (slide: Slide): SlideDraft => ({
  image: presentFile(slide.imageUrl),
  focalPoint: slide.picture.focalPoint,
  alt: altTextsOf(slide.picture.alt),
  title: slide.title ?? '',
  titleEn: slide.translations?.en?.title ?? '',
  // Forms send line breaks as CR LF; a text field gives LF back.
  description: slide.description?.replaceAll('\r\n', '\n') ?? '',
  order: String(slide.order),
  active: slide.active,
});

/** Slide fields of a draft, for the contract's schema. */
export const fieldsOf = ({ title, titleEn, description, order, active }: SlideDraft): SlideFields => ({
  title,
  description,
  order: orderOf(order),
  active,
  translations: titleEn.trim() ? { en: { title: titleEn.trim() } } : {},
});

/** A field as it is compared: files are told apart by their ids, and any way of writing a number is that number. */
export const comparable = (draft: SlideDraft, name: keyof SlideDraft): unknown => {
  if (name === 'image') return draft.image?.id ?? null;
  if (name === 'focalPoint') return JSON.stringify(draft.focalPoint);
  if (name === 'alt') return JSON.stringify(altOf(draft.alt));
  return name === 'order' ? orderOf(draft.order) : draft[name];
};

export const draftFields = keysOf(emptyDraft);

/** True when two drafts would be saved alike. */
export const sameDraft = (one: SlideDraft, other: SlideDraft): boolean =>
  draftFields.every((name) => comparable(one, name) === comparable(other, name));

/** A draft with the picture that was chosen for it, and no other. */
export const withoutPresentFiles = (draft: SlideDraft): SlideDraft => ({
  ...draft,
  image: draft.image && isChosen(draft.image) ? draft.image : null,
});

/** A draft without a picture that was chosen for it, which cannot be kept as text: picture and focal point are those of before. */
export const withoutChosenFiles = (draft: SlideDraft, before: SlideDraft): SlideDraft =>
  draft.image && isChosen(draft.image) ? { ...draft, image: before.image, focalPoint: before.focalPoint } : draft;

/** The picture that has to be uploaded, if there is one. */
export const chosenOf = ({ image }: SlideDraft): ChosenFile[] =>
  image && isChosen(image) ? [{ ...image, purpose: 'slide-image' }] : [];
