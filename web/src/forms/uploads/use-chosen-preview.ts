import { useEffect, useState } from 'react';
import { type DraftFile, isChosen } from './draft-file.ts';
import type { UploadQueue } from './upload-queue.ts';
import { usePendingFile } from './use-uploads.ts';

/** An address under which a chosen file can be shown, until the component goes. */
function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}

/** The address of the small copy of a chosen picture; null until it is made, and for a picture that is stored already. */
export function useChosenPreview(uploads: UploadQueue, picture: DraftFile): string | null {
  const pending = usePendingFile(uploads, picture.id);
  return useObjectUrl((isChosen(picture) && pending?.prepared?.preview) || null);
}
