import { type PointerEvent, type SyntheticEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { FieldHint } from '../../../../ui/field.styles.ts';
import { Field } from '../../../../ui/field.tsx';
import { Columns } from '../../../../ui/form.styles.ts';
import type { DraftFile } from '../../../uploads/draft-file.ts';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import type { SlideDraft } from '../draft/slide-draft.ts';
import { atPoint, FocalCuts } from './focal-cuts.tsx';
import { Layout, Marker, Range, Setting, Target } from './focal-point.styles.ts';
import { placeIn, pointAt } from './focal-point.ts';
import { ImagePreview } from './image-preview.tsx';

const MIDDLE = { x: 0.5, y: 0.5 };
/** The preview's proportions; its size does not matter where the marker is placed. */
const PREVIEW = { width: 16, height: 9 };

export interface FocalPointFieldProps {
  image: DraftFile;
  uploads: UploadQueue;
}

/** The slide's picture with its focal point, set by a tap or by two sliders, and how the home page crops it. */
export function FocalPointField({ image, uploads }: FocalPointFieldProps) {
  const { slideForm: texts } = useTexts('panel');
  const { field } = useController<SlideDraft, 'focalPoint'>({ name: 'focalPoint' });
  const [natural, setNatural] = useState(PREVIEW);
  const point = field.value;
  const shown = point ?? MIDDLE;

  const measure = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) setNatural({ width: target.naturalWidth, height: target.naturalHeight });
  };
  const set = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    field.onChange(pointAt(box, natural, { x: event.clientX - box.x, y: event.clientY - box.y }));
  };
  const slider = (axis: 'x' | 'y', label: string) => (
    <Field label={label}>
      {(control) => (
        <Range
          {...control}
          type="range"
          min={0}
          max={100}
          value={Math.round(shown[axis] * 100)}
          onChange={({ target }) => field.onChange({ ...shown, [axis]: Number(target.value) / 100 })}
        />
      )}
    </Field>
  );

  return (
    <Layout>
      <Setting>
        <Target onPointerDown={set} onPointerMove={set} onLoad={measure}>
          <ImagePreview image={image} uploads={uploads} />
          {point && <Marker style={atPoint(placeIn(PREVIEW, natural, point))} />}
        </Target>
        <FieldHint>
          {texts.focalHint} {!point && texts.focalAuto}
        </FieldHint>
        <Columns>
          {slider('x', texts.focalX)}
          {slider('y', texts.focalY)}
        </Columns>
      </Setting>
      <FocalCuts image={image} point={shown} uploads={uploads} />
    </Layout>
  );
}
