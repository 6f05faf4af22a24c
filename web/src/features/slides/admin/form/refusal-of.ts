import { checkFile, type FileProblem } from '../../../uploads/check-file.ts';
import { imageTexts } from './form-texts.ts';

/** A file that was not taken, as a toast says it. */
export interface Refusal {
  title: string;
  description: string;
}

const refusals: Record<FileProblem, () => Refusal> = {
  'too-large': () => ({ title: imageTexts.tooLarge, description: imageTexts.tooLargeText }),
  'wrong-type': () => ({ title: imageTexts.wrongType, description: imageTexts.wrongTypeText }),
  empty: () => ({ title: imageTexts.empty, description: imageTexts.emptyText }),
};

/** Why a file cannot be a slide's picture, or null. */
export function refusalOf(file: File): Refusal | null {
  const problem = checkFile(file, 'slide-image');
  return problem && refusals[problem]();
}
