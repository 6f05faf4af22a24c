import type { Slide, SlideFields } from '@rombo/shared/collections/slide';
import { keysOf } from '@rombo/shared/contract/keys-of';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { type AltTexts, altOf, altTextsOf } from '../../../forms/uploads/alt-texts.ts';
import { type DraftFile, isChosen, presentFile } from '../../../forms/uploads/draft-file.ts';
import type { ChosenFile } from '../../../forms/uploads/pending-list.ts';

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

/** The order that somebody typed: a whole number, and 0 for what is none. */
export const orderOf = (text: string): number => Number.parseInt(text, 10) || 0;

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
const comparable = (draft: SlideDraft, name: keyof SlideDraft): unknown => {
  if (name === 'image') return draft.image?.id ?? null;
  if (name === 'focalPoint') return JSON.stringify(draft.focalPoint);
  if (name === 'alt') return JSON.stringify(altOf(draft.alt));
  return name === 'order' ? orderOf(draft.order) : draft[name];
};

/** True when two drafts would be saved alike. */
export const sameDraft = (one: SlideDraft, other: SlideDraft): boolean =>
  keysOf(emptyDraft).every((name) => comparable(one, name) === comparable(other, name));

/** A draft with the picture that was chosen for it, otherwise that of the saved slide. */
export const withFilesOf = (draft: SlideDraft, saved: SlideDraft): SlideDraft => ({
  ...draft,
  image: draft.image && isChosen(draft.image) ? draft.image : saved.image,
});

/** A draft without a picture that was chosen for it, which cannot be kept as text: picture and focal point are those of before. */
export const withoutChosenFiles = (draft: SlideDraft, before: SlideDraft): SlideDraft =>
  draft.image && isChosen(draft.image) ? { ...draft, image: before.image, focalPoint: before.focalPoint } : draft;

export const chosenOf = ({ image }: SlideDraft): ChosenFile[] =>
  image && isChosen(image) ? [{ ...image, purpose: 'slide-image' }] : [];
