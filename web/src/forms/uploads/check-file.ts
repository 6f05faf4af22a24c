import {
  isAccepted,
  isPicture,
  MAX_FILE_BYTES,
  type UploadPurpose,
  uploadPurposes,
} from '@rombo/shared/contract/upload';
import { typeByContent } from './preparing/picture-file.ts';

export type FileProblem = 'too-large' | 'wrong-type' | 'empty';

/** Photos of phones, which only Safari shows: they are converted to JPEG before they are sent. */
const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** The largest file that is shrunk; a browser may run out of memory with larger ones. */
const MAX_SHRINKABLE_BYTES = 100 * 1024 * 1024;

/** Gives a file without a media type the one that its first bytes indicate, whatever its name. */
export async function withType(file: File): Promise<File> {
  if (file.type && file.type !== 'application/octet-stream') return file;
  const type = await typeByContent(file).catch(() => null);
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
}

/** Checks a file by its type and size. `isShrinkable`: a picture that is only too large; an animation would lose its motion. */
export function checkFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  purpose: UploadPurpose,
): { problem: FileProblem | null; isShrinkable: boolean } {
  const isKnown = isAccepted(purpose, type) || (isPicture(purpose) && heicTypes.includes(type));
  if (size > MAX_FILE_BYTES) {
    const isShrinkable = isPicture(purpose) && isKnown && type !== 'image/gif' && size <= MAX_SHRINKABLE_BYTES;
    return { problem: 'too-large', isShrinkable };
  }
  if (!isKnown) return { problem: 'wrong-type', isShrinkable: false };
  return { problem: size === 0 ? 'empty' : null, isShrinkable: false };
}

/**
 * The `accept` of an input for a purpose. HEIC is among the pictures, or an iPhone would turn its photos into JPEG files of twice the
 * size; its extensions are named too for systems that do not know the type.
 */
export function acceptOf(purpose: UploadPurpose): string {
  const types = Object.keys(uploadPurposes[purpose]);
  return [...types, ...(isPicture(purpose) ? ['image/heic', 'image/heif', '.heic', '.heif'] : [])].join(',');
}
