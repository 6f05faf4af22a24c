import type { FocalPoint } from '@rombo/shared/picture-fields';
import { useTexts } from '../../../../i18n/index.ts';
import type { DraftFile } from '../../../uploads/draft-file.ts';
import { atPoint } from '../../../uploads/focal-point/at-point.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import { Cut, Cuts } from './focal-point.styles.ts';
import { SlideImage } from './image-preview.tsx';

/** Width by height of the frame of the slideshow on a phone held upright and on a wide screen. */
const PHONE = 0.95;
const DESKTOP = 1.1;

export interface FocalCutsProps {
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
