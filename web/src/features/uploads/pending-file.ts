import type { UploadPurpose } from '@rombo/shared/upload';
import type { PreparedFile } from './preparing/create-preparer.ts';

/** A file on its way to the server; its id is chosen by whoever owns the list. */
export interface PendingFile {
  id: string;
  /** As it was chosen. */
  file: File;
  purpose: UploadPurpose;
  status: 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed';
  /** Prepared file that is sent instead of the chosen picture. */
  prepared: PreparedFile | null;
  /** The part that was sent, from 0 to 1. */
  progress: number;
  /** Once it is sent: what a form names it by, and since when. */
  sent: { key: string; at: number } | null;
  /** The error that was thrown. */
  cause: unknown;
}

/** A file as it enters the list. */
export type ChosenFile = Pick<PendingFile, 'id' | 'file' | 'purpose'>;

export const pendingFile = (chosen: ChosenFile): PendingFile => ({
  ...chosen,
  status: 'waiting',
  prepared: null,
  progress: 0,
  sent: null,
  cause: null,
});

/** True until the file has arrived or failed. */
export const isUnderWay = ({ status }: PendingFile): boolean => status !== 'sent' && status !== 'failed';
