import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWrite } from '../../api/swr.ts';
import { isUnderWay, type PendingFile } from './pending-list.ts';
import { createPreparer } from './preparing/create-preparer.ts';
import { sendFile } from './send-file.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

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
