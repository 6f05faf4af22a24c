import { randomUUID } from 'node:crypto';
import { COLOR_IN_NAME, SUBJECT_IN_NAME, withLook } from '@rombo/shared/picture-name';
import {
  type FileType,
  hasSubject,
  isPicture,
  type Upload,
  type UploadPurpose,
  type UploadRequest,
  uploadPurposes,
} from '@rombo/shared/upload';
import { presignPost } from './bucket.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The extension that files of a media type are stored under for a purpose that accepts it. */
export const extensionOf = (purpose: UploadPurpose, type: FileType): string =>
  (uploadPurposes[purpose] as Partial<Record<FileType, string>>)[type] ?? 'bin';

/** Gives a file an address of its own to be sent to; of what is said about it, the look of a picture alone gets into its key. */
export async function offerUpload({ purpose, type, name, color, subject }: UploadRequest): Promise<Upload> {
  const id = withLook(randomUUID(), { color, subject });
  const key = `uploads/${purpose}/${id}.${extensionOf(purpose, type as FileType)}`;
  return { key, ...(await presignPost(key, type, name)) };
}

/** True for a key that `offerUpload` could have made for this purpose: no other key of a form is ever looked up. */
export function isUploadKey(purpose: UploadPurpose, text: string): boolean {
  const look = (isPicture(purpose) ? COLOR_IN_NAME : '') + (hasSubject(purpose) ? SUBJECT_IN_NAME : '');
  return new RegExp(`^uploads/${purpose}/${UUID}${look}\\.[a-z]{3,4}$`).test(text);
}
