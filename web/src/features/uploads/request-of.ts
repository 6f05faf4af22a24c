import type { PictureLook } from '@rombo/shared/picture-name';
import { hasSubject, isPicture, type UploadRequest } from '@rombo/shared/upload';
import { fileTypeOf } from './check-file.ts';
import type { ChosenFile } from './pending-file.ts';

/** Looks at a picture, and says what it can. */
export type TakeLook = (file: File) => Promise<PictureLook>;

/** What the server is told of a file before it gives it an address. */
export async function requestOf({ file, purpose }: ChosenFile, takeLook: TakeLook): Promise<UploadRequest> {
  const { name, size } = file;
  const type = fileTypeOf(file, purpose) ?? file.type;
  const { color, subject } = isPicture(purpose) ? await takeLook(file) : {};
  const said = { ...(color && { color }), ...(subject !== undefined && hasSubject(purpose) && { subject }) };
  return { purpose, name: name.slice(-255), type, size, ...said };
}
