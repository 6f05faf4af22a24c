import { randomUUID } from 'node:crypto';
import {
  type FileType,
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

/** Gives a file an address of its own to be sent to. */
export async function offerUpload({ purpose, type }: UploadRequest): Promise<Upload> {
  const key = `uploads/${purpose}/${randomUUID()}.${extensionOf(purpose, type as FileType)}`;
  return { key, ...(await presignPost(key, type)) };
}

/** True for a key that `offerUpload` could have made for this purpose: no other key of a form is ever looked up. */
export const isUploadKey = (purpose: UploadPurpose, text: string): boolean =>
  new RegExp(`^uploads/${purpose}/${UUID}\\.[a-z]{3,4}$`).test(text);
