import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { type DraftFile, isChosen } from './draft-file.ts';
import type { UploadQueue } from './upload-queue.ts';

interface FileFieldOptions {
  file: DraftFile | null;
  purpose: UploadPurpose;
  uploads: UploadQueue;
  onChange: (file: DraftFile | null) => void;
}

/** A field that holds one file: `become` replaces it by a stored one or by none, `take` by one that is uploaded at once. */
export function useFileField({ file, purpose, uploads, onChange }: FileFieldOptions) {
  const become = (next: DraftFile | null) => {
    if (file && isChosen(file)) uploads.remove(file.id);
    onChange(next);
  };
  const take = (chosen: File) => {
    const next = { id: crypto.randomUUID(), file: chosen };
    become(next);
    uploads.add([{ ...next, purpose }]);
  };
  return { become, take };
}
