import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useWrite } from '../../api/swr.ts';
import { Picture } from '../../ui/picture.tsx';
import { type DraftFile, isChosen } from './draft-file.ts';
import { prepareInWorker } from './preparing/prepare-in-worker.ts';
import { storeFile } from './stored-files.ts';
import { createUploadQueue, isInProgress, type PendingFile, type UploadQueue } from './upload-queue.ts';

export function useUploads(): UploadQueue {
  const { run } = useWrite('createUploads');
  const [queue] = useState(() =>
    createUploadQueue({ requestUploads: (body) => run({ body }), prepare: prepareInWorker, persist: storeFile }),
  );
  useEffect(() => queue.clear, [queue]);
  return queue;
}

export interface FormFiles {
  uploads: UploadQueue;
  /** Returns the stored file of a single-file field, or null. */
  storedFileOf: (field: string) => DraftFile | null;
}

/** Uploads and stored files of the enclosing form. */
export const FormFilesContext = createContext<FormFiles | null>(null);

export function useFormFiles(): FormFiles {
  const files = use(FormFilesContext);
  if (!files) throw new Error('A field with files stands outside of a form');
  return files;
}

/** Subscribes to one file of the queue: re-renders only when that file changes. */
export function usePendingFile(id: string | undefined): PendingFile | undefined {
  const { uploads } = useFormFiles();
  return useSyncExternalStore(uploads.subscribe, () => (id === undefined ? undefined : uploads.find(id)));
}

export const useInProgressCount = (queue: UploadQueue): number =>
  useSyncExternalStore(queue.subscribe, () => queue.all().filter(isInProgress).length);

function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(objectUrl);
    };
  }, [file]);
  return url;
}

interface DraftImageProps extends Omit<ComponentProps<typeof Picture>, 'src'> {
  picture: DraftFile;
  /** Shown until the preview of a chosen picture is ready. */
  fallback?: ReactNode;
}

export function DraftImage({ picture, fallback = null, ...image }: DraftImageProps) {
  const pending = usePendingFile(picture.id);
  const preview = useObjectUrl(pending?.prepared?.preview ?? null);
  if (!isChosen(picture)) return <Picture src={picture.address} {...image} />;
  return preview ? <img src={preview} alt={image.alt} decoding="async" draggable={false} /> : fallback;
}
