import { isPicture, type UploadRequest } from '@rombo/shared/upload';
import { fileTypeOf } from './check-file.ts';
import type { ChosenFile } from './pending-file.ts';

/** Takes the colour of a picture, if it can. */
export type TakeColor = (file: File) => Promise<string | undefined>;

/** What the server is told of a file before it gives it an address. */
export async function requestOf({ file, purpose }: ChosenFile, takeColor: TakeColor): Promise<UploadRequest> {
  const { name, size } = file;
  const type = fileTypeOf(file, purpose) ?? file.type;
  const color = isPicture(purpose) ? await takeColor(file) : undefined;
  return { purpose, name: name.slice(-255), type, size, ...(color && { color }) };
}
