import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { type CSSProperties, type PointerEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { FieldHint, FieldLabel } from '../../ui/field.styles.ts';
import { Field } from '../../ui/field.tsx';
import { Columns, Details } from '../form.styles.ts';

/** Clamps to the range from 0 to 1, rounded to hundredths. */
export const toFraction = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

/** Returns the pressed point in a picture, relative to its size. */
export const pointAt = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  at: { clientX: number; clientY: number },
): FocalPoint => ({
  x: toFraction((at.clientX - box.left) / box.width),
  y: toFraction((at.clientY - box.top) / box.height),
});

const Setting = styled.div`
  display: grid;
  flex: 1 1 18rem;
  gap: var(--space-s);
  max-width: 26rem;
`;

const Target = styled.div`
  position: relative;
  overflow: hidden;
  cursor: crosshair;
  touch-action: pan-y pinch-zoom;
  /* Fits a tall photo into the viewport. */
  justify-self: start;
  img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: min(26rem, 60svh);
    -webkit-user-select: none;
    user-select: none;
  }
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

export const focalPointStyle = ({ x, y }: FocalPoint) => ({ '--focal-x': x, '--focal-y': y }) as CSSProperties;

export const CENTER = { x: 0.5, y: 0.5 };

interface FocalPointPickerProps {
  picture: ReactNode;
  /** Null until it is set by the user or the server. */
  point: FocalPoint | null;
  onChange: (point: FocalPoint) => void;
}

export function FocalPointPicker({ picture, point, onChange }: FocalPointPickerProps) {
  const { slideForm: texts } = useTexts('panel');
  const labelId = useId();
  const shown = point ?? CENTER;

  const set = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 1) onChange(pointAt(event.currentTarget.getBoundingClientRect(), event));
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
    <Setting role="group" aria-labelledby={labelId}>
      <FieldLabel as="p" id={labelId}>
        {texts.focalPoint}
      </FieldLabel>
      <Target onPointerDown={set} onPointerMove={set}>
        {picture}
        {point && <Marker style={focalPointStyle(point)} />}
      </Target>
      <FieldHint>
        {texts.focalHint} {!point && texts.focalAuto}
      </FieldHint>
      <Details>
        <summary>{texts.focalSliders}</summary>
        <Columns>
          {slider('x', texts.focalX)}
          {slider('y', texts.focalY)}
        </Columns>
      </Details>
    </Setting>
  );
}
