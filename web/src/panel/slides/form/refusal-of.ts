import { checkFile } from '../../../forms/uploads/check-file.ts';
import type { Texts } from '../../../i18n/index.ts';

/** A file that was not taken, as a toast says it. */
export interface Refusal {
  title: string;
  description: string;
}

/** Returns the reason for which a file cannot be a slide's picture, or null. */
export function refusalOf(file: File, texts: Texts['panel']['slideForm']['refusals']): Refusal | null {
  const problem = checkFile(file, 'slide-image');
  if (problem === 'too-large') return { title: texts.tooLarge, description: texts.tooLargeText };
  if (problem === 'wrong-type') return { title: texts.wrongType, description: texts.wrongTypeText };
  return problem && { title: texts.empty, description: texts.emptyText };
}
