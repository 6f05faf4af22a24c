import { Picture } from '../../../../ui/picture.tsx';
import { type DraftFile, isChosen } from '../../../uploads/draft-file.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import { UploadStatus } from '../../../uploads/upload-status.tsx';
import { useChosenPreview } from '../../../uploads/use-chosen-preview.ts';
import { usePendingFile } from '../../../uploads/use-uploads.ts';

interface TilePartProps {
  picture: DraftFile;
  uploads: UploadQueue;
}

export function TileImage({ picture, uploads }: TilePartProps) {
  const preview = useChosenPreview(uploads, picture);
  if (!isChosen(picture)) return <Picture src={picture.address} alt="" width={1} height={1} sizes="12rem" />;
  return preview && <img src={preview} alt="" decoding="async" />;
}

/** Upload progress of a picture. A component of its own, since it changes many times a second. */
export function TileStatus({ picture, uploads }: TilePartProps) {
  const pending = usePendingFile(uploads, picture.id);
  return pending && <UploadStatus pending={pending} onRetry={() => uploads.again([picture.id])} />;
}
