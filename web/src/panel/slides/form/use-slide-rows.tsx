import type { VersionRow } from '../../../forms/saving/both-versions.tsx';
import { altOf } from '../../../forms/uploads/alt-texts.ts';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { differingFields, type SlideDraft } from '../draft/slide-draft.ts';
import { FocalCuts } from './focal-point-field.tsx';
import { ImagePreview } from './image-preview.tsx';

function fieldOf(
  draft: SlideDraft,
  name: keyof SlideDraft,
  uploads: UploadQueue,
  { yes, no }: Texts['panel']['conflict'],
) {
  if (name === 'image') return draft.image && <ImagePreview image={draft.image} uploads={uploads} />;
  if (name === 'focalPoint')
    return draft.focalPoint && <FocalCuts image={draft.image} point={draft.focalPoint} uploads={uploads} />;
  if (name === 'alt') return Object.values(altOf(draft.alt)).join(' / ');
  if (name === 'active') return draft.active ? yes : no;
  return draft[name];
}

/** Gives the fields in which a slide as it is typed and its newer version differ. */
export function useSlideRows(uploads: UploadQueue) {
  const { conflict, slideForm: texts } = useTexts('panel');
  return (mine: SlideDraft, theirs: SlideDraft): VersionRow[] =>
    differingFields(mine, theirs).map((name) => ({
      label: texts[name],
      mine: fieldOf(mine, name, uploads, conflict),
      theirs: fieldOf(theirs, name, uploads, conflict),
    }));
}
