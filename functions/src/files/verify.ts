import {
  type FileType,
  isAccepted,
  isPicture,
  MAX_FILE_BYTES,
  type UploadPurpose,
} from '@rombo/shared/contract/upload';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';

export const HEAD_BYTES = 256 * 1024;

export type FileRefusal =
  | 'empty_file'
  | 'file_too_large'
  | 'not_a_picture'
  | 'not_a_sheet'
  | 'damaged'
  | 'hdr'
  | 'oversized'
  | 'too_many_pixels';

type Verdict = { type: FileType } | { refusal: FileRefusal };

/** Checks a file's size and magic bytes against its purpose. `cleanPicture` checks the rest of a picture. */
export async function verify(purpose: UploadPurpose, file: { bytes: Uint8Array; size: number }): Promise<Verdict> {
  if (file.size === 0) return { refusal: 'empty_file' };
  if (file.size > MAX_FILE_BYTES) return { refusal: 'file_too_large' };
  const found = await fileTypeFromBuffer(file.bytes);
  const type = found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? '');
  if (!isAccepted(purpose, type)) {
    return { refusal: isPicture(purpose) ? 'not_a_picture' : 'not_a_sheet' };
  }
  return { type };
}

function sizeIn(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

export function pixelsOf(bytes: Uint8Array): number | undefined {
  const size = sizeIn(bytes);
  return size && size.width * size.height;
}

export const widthOf = (bytes: Uint8Array): number => sizeIn(bytes)?.width ?? Number.POSITIVE_INFINITY;
