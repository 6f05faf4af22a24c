import type { Issue } from '@rombo/shared/contract/errors';
import { useTexts } from '../../../i18n/index.ts';
import { placeIssue } from '../draft/draft-issues.ts';
import type { ProductDraft } from '../draft/product-draft.ts';

/** Gives a function that finds the field, its message and the file that an issue of the server is about. */
export function usePlaceIssue() {
  const { files } = useTexts('panel');
  const { serverText } = useTexts('server');
  return (issue: Issue, draft: ProductDraft) => {
    const { place } = placeIssue(issue, draft);
    const message = serverText(issue.message);
    const [name, index = '0'] = issue.path.split('.');
    const ofPicture = { place, message: files.pictureIssue(Number(index) + 1, message) };
    if (name === 'images') return { ...ofPicture, file: draft.pictures[Number(index)] };
    if (name === 'pictures') return ofPicture;
    if (name === 'technicalSheet') return { place, message, file: draft.sheet };
    if (name === 'technicalSheetEn') return { place, message, file: draft.sheetEn };
    return { place, message, file: issue.path === 'explodedView.image' ? draft.exploded.image : null };
  };
}
