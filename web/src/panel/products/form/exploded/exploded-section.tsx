import { type KeyboardEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Row, Stack } from '../../../../forms/form.styles.ts';
import { FileButtons } from '../../../../forms/uploads/file-picker.tsx';
import { UploadStatus } from '../../../../forms/uploads/upload-status.tsx';
import { useTexts } from '../../../../i18n/index.ts';
import { media } from '../../../../theme/media.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../../ui/field.styles.ts';
import { VisuallyHidden } from '../../../../ui/icon.tsx';
import { Section } from '../../../collection/section.tsx';
import type { ProductDraft } from '../../draft/product-draft.ts';
import { RefusedList, useProductFile } from '../../files/file-fields.tsx';
import { Board } from './board.tsx';
import { PointEditor } from './point-editor.tsx';
import { usePoints } from './points.ts';

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
    border: 0;
    border-top: 1px solid var(--color-border);
    background: none;
    color: var(--color-text);
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
    &[aria-pressed='true'] { box-shadow: inset 3px 0 var(--color-brand-hover); background: var(--color-surface); }
  }
`;

/** The exploded view of a product: its drawing, and the points with their parts. `own` is the id of the product, null for a new one. */
export function ExplodedSection({ own }: { own: string | null }) {
  const { exploded: texts } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'points'>({ name: 'points' });
  const drawing = useProductFile('drawing', 'exploded-view');
  const { value: points } = field;
  const { file: image } = drawing;
  const edits = usePoints(own, points, field.onChange);
  const { selected, canUndo, nameOf, warningsOf, select, add, undo } = edits;
  const current = selected === undefined ? undefined : points[selected];
  const picker = useRef<HTMLInputElement | null>(null);
  const remove = (index: number) => {
    edits.remove(index);
    picker.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || isTyping || !canUndo) return;
    event.preventDefault();
    undo();
  };

  return (
    <Section title={texts.title} onKeyDown={onKeyDown}>
      <FieldHint>{texts.hint}</FieldHint>
      {image && (
        <Sides>
          <Board image={image} edits={edits} onRemove={remove} />
          <Stack>
            {current && selected !== undefined && (
              <PointEditor
                key={selected}
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
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
      <UploadStatus id={image?.id} />
      <FileButtons
        field={drawing}
        words={{ choose: texts.choose, replace: texts.replace, remove: texts.removeView, restore: texts.restore }}
        inputRef={(input) => {
          field.ref(input);
          picker.current = input;
        }}
      />
      <RefusedList refused={drawing.refused} />
      {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
      <VisuallyHidden role="status">{edits.announcement}</VisuallyHidden>
    </Section>
  );
}
