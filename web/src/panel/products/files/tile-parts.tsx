import { type DraftFile, isChosen } from '../../../forms/uploads/draft-file.ts';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { useChosenPreview } from '../../../forms/uploads/use-chosen-preview.ts';
import { usePendingFile } from '../../../forms/uploads/use-uploads.ts';
import { Picture } from '../../../ui/picture.tsx';

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
