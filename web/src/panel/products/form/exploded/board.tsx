import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import type { DraftFile } from '../../../../forms/uploads/draft-file.ts';
import { DraftImage } from '../../../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../../../i18n/index.ts';
import { type Points, placeAfter, sharesAt } from './points.ts';

const Frame = styled.div`
  position: relative;
  max-width: 44rem;
  cursor: crosshair;
  img { width: 100%; height: auto; -webkit-user-select: none; user-select: none; }
`;

const Waiting = styled.div`
  aspect-ratio: 4 / 3;
  background: var(--color-surface);
`;

const Marker = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  padding: 0;
  border: 2px solid var(--color-text);
  border-radius: 50%;
  background: var(--color-background);
  color: var(--color-text);
  font: 600 0.875rem var(--font-display);
  cursor: grab;
  touch-action: none;
  transform: translate(-50%, -50%);
  &[aria-pressed='true'] {
    z-index: 1;
    border-color: var(--color-on-brand);
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
  &[data-faulty] { border-color: var(--color-danger); }
`;

interface BoardProps {
  image: DraftFile;
  edits: Points;
  onRemove: (index: number) => void;
}

/** The drawing: a press sets a point, which is then dragged or moved by the arrow keys. */
export function Board({ image, edits, onRemove }: BoardProps) {
  const { points, selected, nameOf, warningsOf, add, select, move } = edits;
  const { exploded: texts } = useTexts('panel');
  const board = useRef<HTMLDivElement>(null);
  const dragStart = useRef(0);

  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    add(sharesAt(event.currentTarget.getBoundingClientRect(), event));
  };
  const start = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragStart.current = event.timeStamp;
    select(index);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (!board.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const place = sharesAt(board.current.getBoundingClientRect(), event);
    const point = points[index];
    if (point && (point.x !== place.x || point.y !== place.y)) move(index, place, `drag ${dragStart.current}`);
  };
  const type = (event: KeyboardEvent, index: number) => {
    const point = points[index];
    const place = point && placeAfter(point, event.key, event.shiftKey);
    if (event.key === 'Delete') onRemove(index);
    if (!place) return;
    event.preventDefault();
    move(index, place, `keys ${index}`);
  };

  return (
    <Frame ref={board} onClick={press}>
      <DraftImage
        picture={image}
        alt={texts.alt}
        color={null}
        width={4}
        height={3}
        sizes="(min-width: 48rem) 44rem, 100vw"
        waiting={<Waiting />}
      />
      {points.map((point, index) => (
        <Marker
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
          key={index}
          type="button"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          aria-label={`${texts.point(index + 1, nameOf(point))}, ${texts.place(point.x, point.y)}`}
          aria-pressed={index === selected}
          data-faulty={warningsOf(point).length > 0 || undefined}
          data-point={index}
          onPointerDown={(event) => start(event, index)}
          onPointerMove={(event) => drag(event, index)}
          onFocus={() => select(index)}
          onKeyDown={(event) => type(event, index)}
        >
          {index + 1}
        </Marker>
      ))}
    </Frame>
  );
}
