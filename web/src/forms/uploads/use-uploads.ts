import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWrite } from '../../api/swr.ts';
import { type DraftFile, isChosen } from './draft-file.ts';
import { createPreparer } from './preparing/create-preparer.ts';
import { sendFile } from './send-file.ts';
import { createUploadQueue, isUnderWay, type PendingFile, type UploadQueue } from './upload-queue.ts';

export function useUploads(): UploadQueue {
  const { run } = useWrite('createUploads');
  const [queue] = useState(() =>
    createUploadQueue({ announce: (body) => run({ body }), prepare: createPreparer(), send: sendFile }),
  );
  useEffect(() => queue.clear, [queue]);
  return queue;
}

/** One file of a queue; only its own progress renders its owner again. */
export const usePendingFile = (queue: UploadQueue, id: string): PendingFile | undefined =>
  useSyncExternalStore(queue.subscribe, () => queue.find(id));

export const useUnderWay = (queue: UploadQueue): number =>
  useSyncExternalStore(queue.subscribe, () => queue.all().filter(isUnderWay).length);

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
