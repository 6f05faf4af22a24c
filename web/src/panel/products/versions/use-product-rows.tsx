import type { VersionRow } from '../../../forms/saving/both-versions.tsx';
import { isChosen } from '../../../forms/uploads/draft-file.ts';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { useEngineName } from '../form/fit/product-finder.tsx';
import { textRows } from './text-rows.ts';
import { Thumbnails } from './thumbnails.tsx';

type FileTexts = Pick<Texts['panel'], 'files' | 'products'>;

function sheetLink(sheet: ProductDraft['sheet'], { files, products }: FileTexts) {
  if (!sheet || isChosen(sheet)) return sheet?.file.name;
  return (
    <a href={sheet.address} target="_blank" rel="noopener" aria-label={`${files.openPdf}, ${products.newTab}`}>
      {files.openPdf}
    </a>
  );
}

/** Gives the fields in which a product as it is typed and its newer version differ. */
export function useProductRows(uploads: UploadQueue) {
  const texts = useTexts('panel');
  const { types: partTypes } = useTexts('parts');
  const nameOf = useEngineName();
  return (mine: ProductDraft, theirs: ProductDraft): VersionRow[] => {
    const fileRow = (
      label: string,
      compared: (draft: ProductDraft) => unknown,
      show: (draft: ProductDraft) => VersionRow['mine'],
    ) =>
      JSON.stringify(compared(mine)) === JSON.stringify(compared(theirs))
        ? []
        : [{ label, mine: show(mine), theirs: show(theirs) }];
    return [
      ...textRows(mine, theirs, { ...texts, partTypes }, nameOf),
      ...fileRow(
        texts.exploded.title,
        ({ exploded }) => [exploded.image?.id, exploded.points],
        ({ exploded }) => texts.exploded.points(exploded.points.length),
      ),
      ...fileRow(
        texts.files.pictures,
        ({ pictures }) => pictures.map(({ id, alt }) => [id, alt]),
        ({ pictures }) => pictures.length > 0 && <Thumbnails pictures={pictures} uploads={uploads} />,
      ),
      ...fileRow(
        texts.files.sheet,
        ({ sheet }) => sheet?.id,
        ({ sheet }) => sheetLink(sheet, texts),
      ),
      ...fileRow(
        texts.english.sheet.sheet,
        ({ sheetEn }) => sheetEn?.id,
        ({ sheetEn }) => sheetLink(sheetEn, texts),
      ),
    ];
  };
}
