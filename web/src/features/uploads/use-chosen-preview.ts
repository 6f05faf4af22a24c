import { type DraftFile, isChosen } from './draft-file.ts';
import type { UploadQueue } from './upload-queue.ts';
import { useObjectUrl } from './use-object-url.ts';
import { usePendingFile } from './use-uploads.ts';

/** The address of the small copy of a chosen picture; null until it is made, and for a picture that is stored already. */
export function useChosenPreview(uploads: UploadQueue, picture: DraftFile): string | null {
  const pending = usePendingFile(uploads, picture.id);
  return useObjectUrl((isChosen(picture) && pending?.prepared?.preview) || null);
}
