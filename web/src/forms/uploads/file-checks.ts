import {
  isAccepted,
  isPicture,
  MAX_FILE_BYTES,
  type UploadPurpose,
  uploadPurposes,
} from '@rombo/shared/contract/upload';
import { detectType } from './preparing/picture-file.ts';

/** Named like the texts about it. */
export type FileProblem = 'tooLarge' | 'wrongType' | 'empty';

/** Phone photo formats that only Safari displays. They are converted to JPEG before upload. */
const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Maximum size of a file to shrink: larger ones may exhaust the browser's memory. */
const MAX_SHRINKABLE_BYTES = 100 * 1024 * 1024;

/** Adds the media type to a file without one, detected from its first bytes. */
export async function withType(file: File): Promise<File> {
  if (file.type && file.type !== 'application/octet-stream') return file;
  const type = await detectType(file).catch(() => null);
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
}

/** Checks type and size of a file. `isShrinkable` is true for a picture that is only too large; a GIF would lose its animation. */
export function checkFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  purpose: UploadPurpose,
): { problem: FileProblem | null; isShrinkable: boolean } {
  const isKnown = isAccepted(purpose, type) || (isPicture(purpose) && heicTypes.includes(type));
  if (size > MAX_FILE_BYTES) {
    const isShrinkable = isPicture(purpose) && isKnown && type !== 'image/gif' && size <= MAX_SHRINKABLE_BYTES;
    // Pictures of a turn are always shrunk.
    return { problem: isShrinkable && purpose === 'product-turn' ? null : 'tooLarge', isShrinkable };
  }
  if (!isKnown) return { problem: 'wrongType', isShrinkable: false };
  return { problem: size === 0 ? 'empty' : null, isShrinkable: false };
}

/**
 * Returns the `accept` attribute for a purpose. Includes HEIC, because iPhones otherwise convert photos to JPEG files of twice the size.
 * The extensions are for systems that do not know the type.
 */
export function acceptOf(purpose: UploadPurpose): string {
  const types = Object.keys(uploadPurposes[purpose]);
  return [...types, ...(isPicture(purpose) ? ['image/heic', 'image/heif', '.heic', '.heif'] : [])].join(',');
}
