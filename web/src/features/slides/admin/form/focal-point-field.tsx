import { useController } from 'react-hook-form';
import type { DraftFile } from '../../../uploads/draft-file.ts';
import { FocalPointPicker, MIDDLE } from '../../../uploads/focal-point/focal-point-picker.tsx';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import type { SlideDraft } from '../draft/slide-draft.ts';
import { FocalCuts } from './focal-cuts.tsx';
import { Layout } from './focal-point.styles.ts';
import { ImagePreview } from './image-preview.tsx';

/** The preview's proportions; its size does not matter where the marker is placed. */
const PREVIEW = { width: 16, height: 9 };

export interface FocalPointFieldProps {
  image: DraftFile;
  uploads: UploadQueue;
}

/** The slide's picture with its focal point, and how the home page crops it. */
export function FocalPointField({ image, uploads }: FocalPointFieldProps) {
  const { field } = useController<SlideDraft, 'focalPoint'>({ name: 'focalPoint' });
  const picture = <ImagePreview image={image} uploads={uploads} />;
  return (
    <Layout>
      <FocalPointPicker picture={picture} box={PREVIEW} point={field.value} onChange={field.onChange} />
      <FocalCuts image={image} point={field.value ?? MIDDLE} uploads={uploads} />
    </Layout>
  );
}
