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
import { keepFile } from './kept-files.ts';
import { prepareInWorker } from './preparing/prepare-in-worker.ts';
import { createUploadQueue, isUnderWay, type PendingFile, type UploadQueue } from './upload-queue.ts';

export function useUploads(): UploadQueue {
  const { run } = useWrite('createUploads');
  const [queue] = useState(() =>
    createUploadQueue({ announce: (body) => run({ body }), prepare: prepareInWorker, keep: keepFile }),
  );
  useEffect(() => queue.clear, [queue]);
  return queue;
}

export interface FormFiles {
  uploads: UploadQueue;
  /** Returns the stored file of a single-file field, or null. */
  storedOf: (field: string) => DraftFile | null;
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

export const useUnderWay = (queue: UploadQueue): number =>
  useSyncExternalStore(queue.subscribe, () => queue.all().filter(isUnderWay).length);

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

interface DraftImageProps extends Omit<ComponentProps<typeof Picture>, 'src'> {
  picture: DraftFile;
  /** Shown until the preview of a chosen picture is ready. */
  waiting?: ReactNode;
}

export function DraftImage({ picture, waiting = null, ...image }: DraftImageProps) {
  const pending = usePendingFile(picture.id);
  const preview = useObjectUrl(pending?.prepared?.preview ?? null);
  if (!isChosen(picture)) return <Picture src={picture.address} {...image} />;
  return preview ? <img src={preview} alt={image.alt} decoding="async" draggable={false} /> : waiting;
}
