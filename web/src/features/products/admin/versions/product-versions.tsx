import { useWatch } from 'react-hook-form';
import { type Texts, useTexts } from '../../../../i18n/index.ts';
import { BothVersions, type VersionRow } from '../../../saving/both-versions.tsx';
import type { Choice } from '../../../saving/use-draft.ts';
import { isChosen } from '../../../uploads/draft-file.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { useEngineName } from '../form/fit/use-engines.ts';
import { textRows } from './text-rows.ts';
import { Thumbnails } from './thumbnails.tsx';

interface Both {
  mine: ProductDraft;
  theirs: ProductDraft;
}

const picturesOf = ({ pictures }: ProductDraft, uploads: UploadQueue) =>
  pictures.length > 0 && <Thumbnails pictures={pictures} uploads={uploads} />;

type FileTexts = Pick<Texts['panel'], 'english' | 'exploded' | 'files' | 'products'>;

function sheetLink(sheet: ProductDraft['sheet'], { files, products }: FileTexts) {
  if (!sheet || isChosen(sheet)) return sheet?.file.name;
  return (
    <a href={sheet.address} target="_blank" rel="noopener" aria-label={`${files.openPdf}, ${products.newTab}`}>
      {files.openPdf}
    </a>
  );
}

function fileRows({ mine, theirs }: Both, uploads: UploadQueue, texts: FileTexts): VersionRow[] {
  const differ = (of: (draft: ProductDraft) => unknown) => JSON.stringify(of(mine)) !== JSON.stringify(of(theirs));
  const pictures = {
    label: texts.files.pictures,
    mine: picturesOf(mine, uploads),
    theirs: picturesOf(theirs, uploads),
  };
  const sheet = {
    label: texts.files.sheet,
    mine: sheetLink(mine.sheet, texts),
    theirs: sheetLink(theirs.sheet, texts),
  };
  const sheetEn = {
    label: texts.english.sheet.sheet,
    mine: sheetLink(mine.sheetEn, texts),
    theirs: sheetLink(theirs.sheetEn, texts),
  };
  const exploded = {
    label: texts.exploded.title,
    mine: texts.exploded.points(mine.exploded.points.length),
    theirs: texts.exploded.points(theirs.exploded.points.length),
  };
  return [
    ...(differ(({ exploded }) => [exploded.image?.id, exploded.points]) ? [exploded] : []),
    ...(differ((draft) => draft.pictures.map(({ id, alt }) => [id, alt])) ? [pictures] : []),
    ...(differ((draft) => draft.sheet?.id) ? [sheet] : []),
    ...(differ((draft) => draft.sheetEn?.id) ? [sheetEn] : []),
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
  // Values typed meanwhile are compared as well.
  useWatch<ProductDraft>();
  const both = read();
  const texts = useTexts('panel');
  const { types: partTypes } = useTexts('parts');
  const nameOf = useEngineName();
  const rows = [
    ...textRows(both.mine, both.theirs, { ...texts, partTypes }, nameOf),
    ...fileRows(both, uploads, texts),
  ];
  return <BothVersions rows={rows} onKeep={keep} />;
}
