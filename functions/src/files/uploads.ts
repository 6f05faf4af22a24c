import { randomUUID } from 'node:crypto';
import { COLOR_IN_NAME, FOCAL_POINT_IN_NAME, nameWithMetadata } from '@rombo/shared/image-metadata';
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

/** Gives a file an address of its own to be sent to; of what is said about it, only the metadata of a picture gets into its key. */
export async function offerUpload({
  purpose,
  type,
  name,
  color,
  subject,
  focalX = subject,
}: UploadRequest): Promise<Upload> {
  const id = nameWithMetadata(randomUUID(), { color, focalX });
  const key = `uploads/${purpose}/${id}.${extensionOf(purpose, type as FileType)}`;
  return { key, ...(await presignPost(key, type, name)) };
}

/** True for a key that `offerUpload` could have made for this purpose: no other key of a form is ever looked up. */
export function isUploadKey(purpose: UploadPurpose, text: string): boolean {
  const metadata = (isPicture(purpose) ? COLOR_IN_NAME : '') + (hasFocalPoint(purpose) ? FOCAL_POINT_IN_NAME : '');
  return new RegExp(`^uploads/${purpose}/${UUID}${metadata}\\.[a-z]{3,4}$`).test(text);
}
