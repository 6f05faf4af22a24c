import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { useController, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { type DraftFile, isChosen } from '../../forms/uploads/draft-file.ts';
import { atPoint, FocalPointPicker, MIDDLE } from '../../forms/uploads/focal-point.tsx';
import { useTexts } from '../../i18n/index.ts';
import { focalPosition } from '../../ui/picture.tsx';
import { PictureField, PicturePreview, PreviewImage } from '../collection/picture-field.tsx';
import type { SlideDraft } from './slide-kind.ts';

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
}

/** The picture as the home page crops it, on a phone and on a wide screen. */
export function FocalCuts({ image, point }: FocalCutsProps) {
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
            <PreviewImage image={image} alt="" />
          </div>
          <figcaption>{name}</figcaption>
        </Cut>
      ))}
    </Cuts>
  );
}

/** Proportions of the preview. */
const PREVIEW = { width: 16, height: 9 };

/** The slide's picture with its focal point, and how the home page crops it. */
export function SlidePicture({ lacking }: { lacking: { id: string; text: string } }) {
  const { pictureField } = useTexts('panel');
  const { setValue, resetField } = useFormContext<SlideDraft>();
  const { field } = useController<SlideDraft, 'focalPoint'>({ name: 'focalPoint' });
  return (
    <PictureField<SlideDraft>
      name="image"
      purpose="slide-image"
      lacking={lacking}
      onChange={(next) => {
        if (next && !isChosen(next)) resetField('focalPoint');
        else setValue('focalPoint', null, { shouldDirty: true });
      }}
    >
      {(image) => (
        <Layout>
          <FocalPointPicker
            picture={<PicturePreview image={image} alt={pictureField.preview} />}
            box={PREVIEW}
            point={field.value}
            onChange={field.onChange}
          />
          <FocalCuts image={image} point={field.value ?? MIDDLE} />
        </Layout>
      )}
    </PictureField>
  );
}
