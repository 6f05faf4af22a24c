import { randomUUID } from 'node:crypto';
import { UUID } from '@rombo/shared/contract/text';
import {
  maxBytesOf,
  type Upload,
  type UploadPurpose,
  type UploadRequest,
  uploadPurposes,
} from '@rombo/shared/contract/upload';
import { presignPost } from './bucket.ts';

export function extensionOf(purpose: UploadPurpose, type: string): string {
  const extensions: Partial<Record<string, string>> = uploadPurposes[purpose];
  return extensions[type] ?? 'bin';
}

/** Returns a presigned upload. Its key contains nothing that the caller chose. */
export async function createUpload({ purpose, type, name }: UploadRequest): Promise<Upload> {
  const key = `uploads/${purpose}/${randomUUID()}.${extensionOf(purpose, type)}`;
  return { key, ...(await presignPost(key, type, name, maxBytesOf(purpose))) };
}

/** True for a key that `createUpload` could have made for this purpose. Other keys must not be read. */
export const isUploadKey = (purpose: UploadPurpose, text: string): boolean =>
  new RegExp(`^uploads/${purpose}/${UUID}\\.[a-z]{3,4}$`).test(text);
