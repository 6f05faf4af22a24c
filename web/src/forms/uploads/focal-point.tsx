import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { type CSSProperties, type PointerEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { FieldHint } from '../../ui/field.styles.ts';
import { Field } from '../../ui/field.tsx';
import { Columns } from '../form.styles.ts';

/** Width and height in the same unit. */
interface Size {
  width: number;
  height: number;
}

/** Size of a picture that covers a box, and how much of it lies beyond each edge. */
function covering(box: Size, picture: Size) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const shown = { width: picture.width * scale, height: picture.height * scale };
  return { shown, beyond: { x: (shown.width - box.width) / 2, y: (shown.height - box.height) / 2 } };
}

const share = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

/** The point of a picture, in shares of its size, that lies at `x` and `y` of the box it covers. */
export function pointAt(box: Size, picture: Size, { x, y }: FocalPoint): FocalPoint {
  const { shown, beyond } = covering(box, picture);
  return { x: share((x + beyond.x) / shown.width), y: share((y + beyond.y) / shown.height) };
}

/** The place of a point of a picture in the box it covers, in shares of the box; it may lie outside. */
export function placeIn(box: Size, picture: Size, point: FocalPoint): FocalPoint {
  const { shown, beyond } = covering(box, picture);
  return { x: (point.x * shown.width - beyond.x) / box.width, y: (point.y * shown.height - beyond.y) / box.height };
}

const Setting = styled.div`
  display: grid;
  flex: 1 1 18rem;
  gap: var(--space-s);
  max-width: 34rem;
`;

const Target = styled.div`
  position: relative;
  overflow: hidden;
  cursor: crosshair;
  touch-action: pan-y pinch-zoom;
`;

const Marker = styled.span`
  position: absolute;
  left: calc(var(--focal-x) * 100%);
  top: calc(var(--focal-y) * 100%);
  width: 2rem;
  height: 2rem;
  border: 3px solid var(--color-text);
  border-radius: 50%;
  box-shadow: 0 0 0 2px var(--color-background), inset 0 0 0 2px var(--color-background);
  transform: translate(-50%, -50%);
  pointer-events: none;
`;

const Range = styled.input`
  width: 100%;
  min-height: 2.75rem;
  accent-color: var(--color-brand-hover);
`;

/** A point as custom properties, which styles read. */
export const atPoint = ({ x, y }: FocalPoint) => ({ '--focal-x': x, '--focal-y': y }) as CSSProperties;

export const MIDDLE = { x: 0.5, y: 0.5 };

interface FocalPointPickerProps {
  /** The picture, which covers a box of these proportions. */
  picture: ReactNode;
  box: { width: number; height: number };
  /** Null until it is chosen or found. */
  point: FocalPoint | null;
  onChange: (point: FocalPoint) => void;
}

/** A picture with its focal point, set by a tap or by two sliders. */
export function FocalPointPicker({ picture, box, point, onChange }: FocalPointPickerProps) {
  const { slideForm: texts } = useTexts('panel');
  const [natural, setNatural] = useState(box);
  const shown = point ?? MIDDLE;

  const measure = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) setNatural({ width: target.naturalWidth, height: target.naturalHeight });
  };
  const set = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const target = event.currentTarget.getBoundingClientRect();
    onChange(pointAt(target, natural, { x: event.clientX - target.x, y: event.clientY - target.y }));
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
          onChange={({ target }) => onChange({ ...shown, [axis]: Number(target.value) / 100 })}
        />
      )}
    </Field>
  );

  return (
    <Setting>
      <Target onPointerDown={set} onPointerMove={set} onLoad={measure}>
        {picture}
        {point && <Marker style={atPoint(placeIn(box, natural, point))} />}
      </Target>
      <FieldHint>
        {texts.focalHint} {!point && texts.focalAuto}
      </FieldHint>
      <Columns>
        {slider('x', texts.focalX)}
        {slider('y', texts.focalY)}
      </Columns>
    </Setting>
  );
}
