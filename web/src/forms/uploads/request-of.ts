import type { UploadRequest } from '@rombo/shared/contract/upload';
import { fileTypeOf } from './check-file.ts';
import type { PendingFile } from './pending-list.ts';

/** The file that is sent: a picture as it was prepared, a sheet as it was chosen. */
export const fileToSend = ({ prepared, file }: Pick<PendingFile, 'prepared' | 'file'>): File => prepared?.file ?? file;

export function requestOf(pending: Pick<PendingFile, 'prepared' | 'file' | 'purpose'>): UploadRequest {
  const { purpose } = pending;
  const file = fileToSend(pending);
  return {
    purpose,
    name: file.name.slice(-255),
    type: fileTypeOf(file, purpose) ?? file.type,
    size: file.size,
  };
}
