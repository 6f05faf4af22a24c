import { fromKeys } from '@rombo/shared/contract/keys-of';
import type { FocalPoint, Picture } from '@rombo/shared/contract/picture-fields';
import { type AltTexts, altOf, altTextsOf, type DraftFile, storedFile } from '../../forms/uploads/draft-file.ts';

/** Texts of an item as inputs hold them: blank for none. Forms send line breaks as CR LF; a text field gives LF back. */
export const textsOf = <K extends string>(names: readonly K[], item: { [N in K]?: unknown } = {}): Record<K, string> =>
  fromKeys(names, (name) => String(item[name] ?? '').replaceAll('\r\n', '\n'));

/** The texts that are filled in. */
const filledOf = <K extends string>(texts: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(texts).filter(([, text]) => text.trim()));

/** Translations with these English texts. The form shows English only: texts in other languages stay. */
export const translationsOf = (en: Record<string, string>, stored: { en?: unknown } = {}) => {
  const { en: _, ...others } = stored;
  const filled = filledOf(en);
  return { ...others, ...(Object.keys(filled).length > 0 && { en: filled }) };
};

/** The picture of an item as its form holds it, and what it says of it. */
export interface PictureDraft {
  image: DraftFile | null;
  /** Null for a new picture: the server determines it. */
  focalPoint: FocalPoint | null;
  alt: AltTexts;
}

export const pictureDraftOf = (picture?: Picture | null): PictureDraft => ({
  image: picture ? storedFile(picture.url) : null,
  focalPoint: picture?.focalPoint ?? null,
  alt: altTextsOf(picture?.alt),
});

/** The parts of a form that save a picture; a blank one removes it. */
export const picturePartsOf = ({ image, focalPoint, alt }: PictureDraft) => ({
  picture: { alt: altOf(alt), ...(focalPoint && { focalPoint }) },
  image,
});
