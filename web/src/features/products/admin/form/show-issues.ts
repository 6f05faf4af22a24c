import type { Issue } from '@rombo/shared/errors';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Texts } from '../../../../i18n/index.ts';
import { type DraftFile, isChosen } from '../../../uploads/draft-file.ts';
import { FileRefusal } from '../../../uploads/pending-list.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import { placeIssue } from '../draft/draft-issues.ts';
import { emptyDraft, type ProductDraft } from '../draft/product-draft.ts';

type FieldName = FieldPath<ProductDraft>;

/** The fields from top to bottom, as the form shows them. */
const order = Object.keys(emptyDraft);
const rank = (place: string): number => order.indexOf(place.split('.')[0] ?? '');

interface IssueTexts extends Pick<Texts['panel'], 'files'> {
  serverText: (message: string) => string;
}

/** The file that an issue is about, with the words for its field. */
function refusedFile(
  issue: Issue,
  draft: ProductDraft,
  { files, serverText }: IssueTexts,
): { file: DraftFile | undefined; message: string } {
  const { path } = issue;
  const message = serverText(issue.message);
  const [name, index = '0'] = path.split('.');
  if (name === 'technicalSheet') return { file: draft.sheet ?? undefined, message };
  if (name === 'technicalSheetEn') return { file: draft.sheetEn ?? undefined, message };
  if (path === 'explodedView.image') return { file: draft.exploded.image ?? undefined, message };
  const place = files.pictureIssue(Number(index) + 1, message);
  if (name === 'images') return { file: draft.pictures[Number(index)], message: place };
  return { file: undefined, message: name === 'pictures' ? place : message };
}

/** Shows what the server refused beside its fields, gives the first one the focus, and has refused files sent again or removed. */
export function showIssues(
  issues: Issue[],
  form: UseFormReturn<ProductDraft>,
  uploads: UploadQueue,
  texts: IssueTexts,
): void {
  const draft = form.getValues();
  const placed = issues.map((issue) => {
    const { file, message } = refusedFile(issue, draft, texts);
    if (file && isChosen(file)) uploads.fail(file.id, new FileRefusal(texts.serverText(issue.message)));
    return { place: placeIssue(issue, draft).place as FieldName, message };
  });
  for (const { place, message } of placed) form.setError(place, { type: 'server', message });
  const [first] = placed.toSorted((one, other) => rank(one.place) - rank(other.place));
  if (first) form.setFocus(first.place);
}
