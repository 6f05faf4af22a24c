import { useTexts } from '../../../../i18n/index.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { type DraftFile, isChosen } from '../../../uploads/draft-file.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import { useChosenPreview } from '../../../uploads/use-chosen-preview.ts';
import { Preview } from './image-field.styles.ts';

/** The picture as the slideshow will crop it, roughly. */
export function ImagePreview({ image, uploads }: { image: DraftFile; uploads: UploadQueue }) {
  const { slideForm: formTexts } = useTexts('panel');
  const chosen = useChosenPreview(uploads, image);
  return (
    <Preview>
      {isChosen(image) ? (
        chosen && <img src={chosen} alt={formTexts.preview} decoding="async" />
      ) : (
        <Picture
          src={image.address}
          alt={formTexts.preview}
          width={16}
          height={9}
          sizes="(min-width: 40rem) 34rem, 100vw"
        />
      )}
    </Preview>
  );
}
