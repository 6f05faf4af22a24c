import { useWatch } from 'react-hook-form';
import { type Texts, useTexts } from '../../../../i18n/index.ts';
import { BothVersions } from '../../../saving/both-versions.tsx';
import type { Choice } from '../../../saving/use-draft.ts';
import { altOf } from '../../../uploads/alt-texts.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import { differingFields } from '../draft/merge-slides.ts';
import type { SlideDraft } from '../draft/slide-draft.ts';
import { FocalCuts } from './focal-cuts.tsx';
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

export interface SlideVersionsProps {
  /** Reads what is typed, laid over the newer version, and the newer version itself. */
  both: () => { mine: SlideDraft; theirs: SlideDraft };
  keep: (choice: Choice) => void;
  uploads: UploadQueue;
}

/** The fields in which a slide as it is typed and its newer version differ. */
export function SlideVersions({ both, keep, uploads }: SlideVersionsProps) {
  const { conflict, slideForm: formTexts } = useTexts('panel');
  // Values typed meanwhile are compared as well.
  useWatch<SlideDraft>();
  const { mine, theirs } = both();
  const rows = differingFields(mine, theirs).map((name) => ({
    label: formTexts[name],
    mine: fieldOf(mine, name, uploads, conflict),
    theirs: fieldOf(theirs, name, uploads, conflict),
  }));
  return <BothVersions rows={rows} onKeep={keep} />;
}
