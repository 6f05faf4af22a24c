import { useWatch } from 'react-hook-form';
import { type DraftFile, isChosen } from '../../../uploads/draft-file.ts';
import { BothVersions, type VersionRow } from '../../../uploads/saving/both-versions.tsx';
import type { Choice } from '../../../uploads/saving/versions.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { fileTexts } from '../files/file-texts.ts';
import { texts } from '../texts.ts';
import { textRows } from './text-rows.ts';
import { Thumbnails } from './thumbnails.tsx';

interface Both {
  mine: ProductDraft;
  theirs: ProductDraft;
}

const picturesOf = ({ pictures }: ProductDraft, uploads: UploadQueue) =>
  pictures.length > 0 && <Thumbnails pictures={pictures} uploads={uploads} />;

function sheetOf({ sheet }: ProductDraft) {
  if (!sheet || isChosen(sheet)) return sheet?.file.name;
  return (
    <a href={sheet.address} target="_blank" rel="noopener" aria-label={`${fileTexts.openPdf}, ${texts.newTab}`}>
      {fileTexts.openPdf}
    </a>
  );
}

function fileRows({ mine, theirs }: Both, uploads: UploadQueue): VersionRow[] {
  const differ = (filesOf: (draft: ProductDraft) => (DraftFile | null)[]) =>
    String(filesOf(mine).map((file) => file?.id)) !== String(filesOf(theirs).map((file) => file?.id));
  const pictures = { label: fileTexts.pictures, mine: picturesOf(mine, uploads), theirs: picturesOf(theirs, uploads) };
  const sheet = { label: fileTexts.sheet, mine: sheetOf(mine), theirs: sheetOf(theirs) };
  return [
    ...(differ((draft) => draft.pictures) ? [pictures] : []),
    ...(differ((draft) => [draft.sheet]) ? [sheet] : []),
  ];
}

export interface ProductVersionsProps {
  /** Reads what is typed, laid over the newer version, and the newer version itself. */
  both: () => Both;
  keep: (choice: Choice) => void;
  uploads: UploadQueue;
}

/** The fields in which a product as it is typed and its newer version differ. */
export function ProductVersions({ both: read, keep, uploads }: ProductVersionsProps) {
  // What is typed meanwhile is compared as well.
  useWatch<ProductDraft>();
  const both = read();
  return <BothVersions rows={[...textRows(both.mine, both.theirs), ...fileRows(both, uploads)]} onKeep={keep} />;
}
