import type { UploadPurpose } from '@rombo/shared/upload';
import { checkFile, type FileProblem } from '../../../uploads/check-file.ts';
import { fileTexts } from './file-texts.ts';

/** A file that was not taken, as a toast says it. */
export interface Refusal {
  title: string;
  description: string;
}

/** The files that were taken, and what is to be said about the others. */
export interface Choice {
  accepted: File[];
  refused: Refusal[];
}

const refusals: Record<'picture' | 'sheet', Record<FileProblem, (file: File) => Refusal>> = {
  picture: {
    'too-large': ({ name }) => ({ title: fileTexts.tooLarge, description: fileTexts.pictureTooLarge(name) }),
    'wrong-type': ({ name, type }) => ({
      title: fileTexts.wrongType,
      description: type.startsWith('image/') ? fileTexts.otherPicture(name) : fileTexts.notAPicture(name),
    }),
    empty: ({ name }) => ({ title: fileTexts.empty, description: fileTexts.emptyText(name) }),
  },
  sheet: {
    'too-large': ({ name }) => ({ title: fileTexts.tooLarge, description: fileTexts.sheetTooLarge(name) }),
    'wrong-type': ({ name }) => ({ title: fileTexts.wrongType, description: fileTexts.notAPdf(name) }),
    empty: ({ name }) => ({ title: fileTexts.empty, description: fileTexts.emptyText(name) }),
  },
};

const check = (files: File[], purpose: UploadPurpose, kind: keyof typeof refusals): Choice => {
  const choice: Choice = { accepted: [], refused: [] };
  for (const file of files) {
    const problem = checkFile(file, purpose);
    if (problem) choice.refused.push(refusals[kind][problem](file));
    else choice.accepted.push(file);
  }
  return choice;
};

/** Takes the pictures among files, as many as there is room for. */
export function choosePictures(files: File[], room: number): Choice {
  const { accepted, refused } = check(files, 'product-image', 'picture');
  const left = accepted.length - room;
  if (left <= 0) return { accepted, refused };
  const tooMany = { title: fileTexts.tooMany, description: fileTexts.tooManyText(left) };
  return { accepted: accepted.slice(0, room), refused: [...refused, tooMany] };
}

/** Takes one technical sheet. */
export const chooseSheet = (file: File): Choice => check([file], 'technical-sheet', 'sheet');
