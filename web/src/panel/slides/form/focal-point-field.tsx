import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import type { DraftFile } from '../../../forms/uploads/draft-file.ts';
import { atPoint, FocalPointPicker, MIDDLE } from '../../../forms/uploads/focal-point/focal-point-picker.tsx';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useTexts } from '../../../i18n/index.ts';
import { focalPosition } from '../../../ui/picture.tsx';
import type { SlideDraft } from '../draft/slide-draft.ts';
import { ImagePreview, SlideImage } from './image-preview.tsx';

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m) var(--space-l);
  width: 100%;
`;

const Cuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m);
`;

const Cut = styled.figure<{ $ratio: number }>`
  margin: 0;
  width: 9rem;
  > div {
    container-type: size;
    aspect-ratio: ${({ $ratio }) => $ratio};
    overflow: hidden;
    background: var(--color-background);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${focalPosition('var(--focal-x)', 'var(--focal-y)')};
  }
  figcaption { color: var(--color-text-muted); font-size: var(--font-size-small); }
`;

/** Width by height of the frame of the slideshow on a phone held upright and on a wide screen. */
const PHONE = 0.95;
const DESKTOP = 1.1;

interface FocalCutsProps {
  image: DraftFile | null;
  point: FocalPoint;
  uploads: UploadQueue;
}

/** A slide's picture as the home page crops it, on a phone and on a wide screen. */
export function FocalCuts({ image, point, uploads }: FocalCutsProps) {
  const { slideForm: texts } = useTexts('panel');
  if (!image) return null;
  return (
    <Cuts style={atPoint(point)}>
      {[
        { name: texts.cutOnPhone, ratio: PHONE },
        { name: texts.cutOnDesktop, ratio: DESKTOP },
      ].map(({ name, ratio }) => (
        <Cut key={name} $ratio={ratio}>
          <div>
            <SlideImage image={image} uploads={uploads} alt="" />
          </div>
          <figcaption>{name}</figcaption>
        </Cut>
      ))}
    </Cuts>
  );
}

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
