import type { UploadPurpose } from '@rombo/shared/upload';
import { checkFile, type FileProblem, isShrinkable } from '../../../uploads/check-file.ts';
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
  /** Of the refused ones, those that can be made smaller. */
  shrinkable: File[];
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
  const choice: Choice = { accepted: [], refused: [], shrinkable: [] };
  for (const file of files) {
    const problem = checkFile(file, purpose);
    if (problem) choice.refused.push(refusals[kind][problem](file));
    else choice.accepted.push(file);
    if (isShrinkable(file, purpose)) choice.shrinkable.push(file);
  }
  return choice;
};

/** Takes as many pictures as there is room for. */
export function takeWithin(files: File[], room: number): Choice {
  const left = files.length - room;
  const tooMany = { title: fileTexts.tooMany, description: fileTexts.tooManyText(left) };
  return { accepted: files.slice(0, room), refused: left > 0 ? [tooMany] : [], shrinkable: [] };
}

/** Takes the pictures among files, as many as there is room for. */
export function choosePictures(files: File[], room: number): Choice {
  const checked = check(files, 'product-image', 'picture');
  const { accepted, refused } = takeWithin(checked.accepted, room);
  return { ...checked, accepted, refused: [...checked.refused, ...refused] };
}

/** Takes one technical sheet. */
export const chooseSheet = (file: File): Choice => check([file], 'technical-sheet', 'sheet');
