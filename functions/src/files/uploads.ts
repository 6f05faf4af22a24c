import { randomUUID } from 'node:crypto';
import { COLOR_IN_NAME, FOCAL_POINT_IN_NAME } from '@rombo/shared/image-metadata';
import { UUID } from '@rombo/shared/text';
import {
  type FileType,
  hasFocalPoint,
  isPicture,
  type Upload,
  type UploadPurpose,
  type UploadRequest,
  uploadPurposes,
} from '@rombo/shared/upload';
import { presignPost } from './bucket.ts';

/** The extension that files of a media type are stored under for a purpose that accepts it. */
export const extensionOf = (purpose: UploadPurpose, type: FileType): string =>
  (uploadPurposes[purpose] as Partial<Record<FileType, string>>)[type] ?? 'bin';

/** Gives a file an address of its own to be sent to; nothing that is said about it gets into its key. */
export async function offerUpload({ purpose, type, name }: UploadRequest): Promise<Upload> {
  const key = `uploads/${purpose}/${randomUUID()}.${extensionOf(purpose, type as FileType)}`;
  return { key, ...(await presignPost(key, type, name)) };
}

/** True for a key that `offerUpload` could have made for this purpose, with metadata as it once had: no other key of a form is ever looked up. */
export function isUploadKey(purpose: UploadPurpose, text: string): boolean {
  const metadata = (isPicture(purpose) ? COLOR_IN_NAME : '') + (hasFocalPoint(purpose) ? FOCAL_POINT_IN_NAME : '');
  return new RegExp(`^uploads/${purpose}/${UUID}${metadata}\\.[a-z]{3,4}$`).test(text);
}
