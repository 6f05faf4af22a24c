import { type FileType, isAccepted, MAX_FILE_BYTES, maxPixelsOf, type UploadPurpose } from '@rombo/shared/upload';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';

/** Bytes that hold the size of nearly every picture: those before it in a JPEG are its EXIF and colour profile. */
export const HEAD_BYTES = 256 * 1024;

/** A file's beginning and its whole length in bytes. */
export interface FileHead {
  bytes: Uint8Array;
  size: number;
}

/** What a file is by its content, whatever its name says; or why it is refused, in Italian. */
export type Verdict = { type: FileType } | { refusal: string };

/** Checks a file's size, its magic bytes against its purpose, and a picture's pixels. */
export async function verify(purpose: UploadPurpose, file: FileHead): Promise<Verdict> {
  if (file.size === 0) return { refusal: 'Il file è vuoto' };
  if (file.size > MAX_FILE_BYTES) return { refusal: 'Il file è più grande di 5MB' };
  const found = await fileTypeFromBuffer(file.bytes);
  const type = found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? '');
  if (!isAccepted(purpose, type)) {
    return { refusal: purpose === 'technical-sheet' ? 'Il file non è un PDF' : 'Il file non è un’immagine ammessa' };
  }
  if (type === 'application/pdf') return { type };
  const pixels = pixelsOf(file.bytes);
  if (!pixels) return { refusal: 'L’immagine è danneggiata' };
  return pixels > maxPixelsOf(type) ? { refusal: 'L’immagine ha troppi pixel' } : { type };
}

function pixelsOf(bytes: Uint8Array): number | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width * height;
  } catch {
    return undefined;
  }
}
