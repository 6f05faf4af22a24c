import type { Product } from '@rombo/shared/collections/product';
import { partOf } from '@rombo/shared/contract/form-part';
import { altOf } from '../../../forms/uploads/alt-texts.ts';
import { type DraftFile, isChosen } from '../../../forms/uploads/draft-file.ts';
import { fieldsOf } from './draft-fields.ts';
import { pointsOf } from './exploded-draft.ts';
import type { DraftPicture, ProductDraft } from './product-draft.ts';

/** Gives the key under which a chosen file was uploaded. */
type KeyOf = (id: string) => string;

const editOf = ({ alt, focalPoint }: DraftPicture) => ({ alt: altOf(alt), ...(focalPoint && { focalPoint }) });

/** A draft as the multipart form that saves it: over `product` when that exists, as a new one otherwise. */
export function toFormData(draft: ProductDraft, product: Product | null, keyOf: KeyOf): FormData {
  const part = (file: DraftFile) => (isChosen(file) ? keyOf(file.id) : file.address);
  const form = new FormData();
  const { translations, ...fields } = fieldsOf(draft);
  for (const [name, value] of Object.entries(fields)) form.append(name, partOf(value));
  // The form shows English only: texts in other languages stay.
  form.append('translations', JSON.stringify({ ...product?.translations, en: undefined, ...translations }));
  for (const picture of draft.pictures) form.append('images', part(picture));
  if (product?.images.length && !draft.pictures.length) form.append('images', '');
  if (draft.pictures.length) form.append('pictures', JSON.stringify(draft.pictures.map(editOf)));
  const { image } = draft.exploded;
  if (image) form.append('explodedView', JSON.stringify({ image: part(image), points: pointsOf(draft.exploded) }));
  if (product?.explodedView && !image) form.append('explodedView', '{}');
  if (draft.sheet && isChosen(draft.sheet)) form.append('technicalSheet', part(draft.sheet));
  if (product?.technicalSheetUrl && !draft.sheet) form.append('technicalSheet', '');
  if (draft.sheetEn && isChosen(draft.sheetEn)) form.append('technicalSheetEn', part(draft.sheetEn));
  if (product?.technicalSheetEnUrl && !draft.sheetEn) form.append('technicalSheetEn', '');
  return form;
}
