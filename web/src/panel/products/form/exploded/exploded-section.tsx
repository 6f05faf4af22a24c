import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { Row, Stack } from '../../../../forms/form.styles.ts';
import type { DraftFile } from '../../../../forms/uploads/draft-file.ts';
import { FileButtons } from '../../../../forms/uploads/file-picker.tsx';
import { pointAt } from '../../../../forms/uploads/focal-point.tsx';
import { DraftImage } from '../../../../forms/uploads/use-uploads.tsx';
import { useTexts } from '../../../../i18n/index.ts';
import { media } from '../../../../theme/media.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../../ui/field.styles.ts';
import { VisuallyHidden } from '../../../../ui/icon.tsx';
import { isCommand } from '../../../../ui/shortcuts.ts';
import { CollapsibleSection } from '../../../collection/section.tsx';
import type { ProductDraft } from '../../draft/product-draft.ts';
import { useProductFile } from '../../files/file-fields.tsx';
import { PointEditor } from './point-editor.tsx';
import { movedByKey, type Points, usePoints } from './points.ts';

const Frame = styled.div`
  position: relative;
  max-width: 44rem;
  cursor: crosshair;
  img { width: 100%; height: auto; -webkit-user-select: none; user-select: none; }
`;

const Placeholder = styled.div`
  aspect-ratio: 4 / 3;
  background: var(--color-surface);
`;

const Marker = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
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

interface DrawingBoardProps {
  image: DraftFile;
  edits: Points;
  onRemove: (index: number) => void;
}

/** The drawing. A click adds a point, which is then dragged or moved with the arrow keys. */
function DrawingBoard({ image, edits, onRemove }: DrawingBoardProps) {
  const { points, selected, nameOf, warningsOf, add, select, move } = edits;
  const { exploded: texts } = useTexts('panel');
  const board = useRef<HTMLDivElement>(null);
  const dragStart = useRef(0);

  const addPoint = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    add(pointAt(event.currentTarget.getBoundingClientRect(), event));
  };
  const startDrag = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragStart.current = event.timeStamp;
    select(index);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (!board.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const place = pointAt(board.current.getBoundingClientRect(), event);
    const point = points[index];
    if (point && (point.x !== place.x || point.y !== place.y)) move(index, place, `drag ${dragStart.current}`);
  };
  const moveByArrowKey = (event: KeyboardEvent, index: number) => {
    const point = points[index];
    const place = point && movedByKey(point, event.key, event.shiftKey);
    if (event.key === 'Delete') onRemove(index);
    if (!place) return;
    event.preventDefault();
    move(index, place, `keys ${index}`);
  };

  return (
    <Frame ref={board} onClick={addPoint}>
      <DraftImage
        picture={image}
        alt={texts.alt}
        color={null}
        width={4}
        height={3}
        sizes="(min-width: 48rem) 44rem, 100vw"
        fallback={<Placeholder />}
      />
      {points.map((point, index) => (
        <Marker
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its number
          key={index}
          type="button"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          aria-label={`${texts.point(index + 1, nameOf(point))}, ${texts.place(point.x, point.y)}`}
          aria-pressed={index === selected}
          data-faulty={warningsOf(point).length > 0 || undefined}
          data-point={index}
          onPointerDown={(event) => startDrag(event, index)}
          onPointerMove={(event) => drag(event, index)}
          onFocus={() => select(index)}
          onKeyDown={(event) => moveByArrowKey(event, index)}
        >
          {index + 1}
        </Marker>
      ))}
    </Frame>
  );
}

const Sides = styled.div`
  display: grid;
  gap: var(--space-l);
  ${media.wide} { grid-template-columns: minmax(0, 1.35fr) minmax(17rem, 1fr); align-items: start; }
`;

const Names = styled.ol`
  border-bottom: 1px solid var(--color-border);
  button {
    width: 100%;
    min-height: 2.75rem;
    padding: 0.25rem 0.5rem;
    border-top: 1px solid var(--color-border);
    color: var(--color-text);
    text-align: left;
    overflow-wrap: anywhere;
    &[aria-pressed='true'] { box-shadow: inset 3px 0 var(--color-brand-hover); background: var(--color-surface); }
  }
`;

/** Exploded view of a product: drawing, and points with their parts. `productId` is the id of the product, null for a new one. */
export function ExplodedSection({ productId }: { productId: string | null }) {
  const { exploded: texts, productVersions } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'points'>({ name: 'points' });
  const drawing = useProductFile('drawing', 'exploded-view');
  const { value: points } = field;
  const { file: image } = drawing;
  const edits = usePoints(productId, points, field.onChange);
  const { selected, canUndo, nameOf, warningsOf, select, add, undo } = edits;
  const current = selected === undefined ? undefined : points[selected];
  const { setFocus } = useFormContext<ProductDraft>();
  const remove = (index: number) => {
    edits.remove(index);
    setFocus('points');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    if (!isCommand(event, 'z') || isTyping || !canUndo) return;
    event.preventDefault();
    undo();
  };

  return (
    <CollapsibleSection
      title={productVersions.fields.explodedView}
      summary={points.length > 0 && texts.points(points.length)}
      fields={['drawing', 'points']}
      onKeyDown={onKeyDown}
    >
      <FieldHint>{texts.hint}</FieldHint>
      {image && (
        <Sides>
          <DrawingBoard image={image} edits={edits} onRemove={remove} />
          <Stack>
            {current && selected !== undefined && (
              <PointEditor
                key={edits.editorKey}
                index={selected}
                point={current}
                edits={edits}
                onRemove={() => remove(selected)}
              />
            )}
            <Row>
              <Button variant="secondary" onClick={() => add({ x: 0.5, y: 0.5 })}>
                {texts.add}
              </Button>
              <Button variant="ghost" disabled={!canUndo} onClick={undo}>
                {texts.undo}
              </Button>
            </Row>
            {points.length > 0 && (
              <Names aria-label={texts.points(points.length)}>
                {points.map((point, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its number
                  <li key={index}>
                    <button type="button" aria-pressed={index === selected} onClick={() => select(index)}>
                      {index + 1}. {nameOf(point)}
                      {warningsOf(point).length > 0 && ` (${texts.toCheck})`}
                    </button>
                  </li>
                ))}
              </Names>
            )}
          </Stack>
        </Sides>
      )}
      <FileButtons
        field={drawing}
        words={{ choose: texts.choose, replace: texts.replace, remove: texts.removeView, restore: texts.restore }}
        inputRef={field.ref}
      />
      {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
      <VisuallyHidden role="status">{edits.announcement}</VisuallyHidden>
    </CollapsibleSection>
  );
}
