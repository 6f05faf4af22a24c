import { type DraftFile, isChosen } from '../../../forms/uploads/draft-file.ts';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useChosenPreview } from '../../../forms/uploads/use-chosen-preview.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Preview } from './image-field.styles.ts';

export interface SlideImageProps {
  image: DraftFile;
  uploads: UploadQueue;
  alt: string;
}

export function SlideImage({ image, uploads, alt }: SlideImageProps) {
  const chosen = useChosenPreview(uploads, image);
  if (isChosen(image)) return chosen && <img src={chosen} alt={alt} decoding="async" draggable={false} />;
  return <Picture src={image.address} alt={alt} width={960} height={540} sizes="(min-width: 40rem) 34rem, 100vw" />;
}

export function ImagePreview({ image, uploads }: Omit<SlideImageProps, 'alt'>) {
  const { slideForm: formTexts } = useTexts('panel');
  return (
    <Preview>
      <SlideImage image={image} uploads={uploads} alt={formTexts.preview} />
    </Preview>
  );
}
