import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { type DraftFile, isChosen } from './draft-file.ts';
import type { UploadQueue } from './upload-queue.ts';
import { useChosenPreview } from './use-uploads.ts';

interface DraftImageProps extends Omit<ComponentProps<typeof Picture>, 'src'> {
  picture: DraftFile;
  uploads: UploadQueue;
  /** Shown until the small copy of a chosen picture is made. */
  waiting?: ReactNode;
}

/** The picture of a form: a stored one by its address, a chosen one by its small copy. */
export function DraftImage({ picture, uploads, waiting = null, ...image }: DraftImageProps) {
  const preview = useChosenPreview(uploads, picture);
  if (!isChosen(picture)) return <Picture src={picture.address} {...image} />;
  return preview ? <img src={preview} alt={image.alt} decoding="async" draggable={false} /> : waiting;
}
