import { type KeyboardEvent, type Ref, useRef } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { withType } from '../../../../forms/uploads/check-file.ts';
import { type DraftFile, presentFile } from '../../../../forms/uploads/draft-file.ts';
import { FilePicker } from '../../../../forms/uploads/file-picker.tsx';
import type { UploadQueue } from '../../../../forms/uploads/upload-queue.ts';
import { UploadStatus } from '../../../../forms/uploads/upload-status.tsx';
import { useFileField, usePendingFile } from '../../../../forms/uploads/use-uploads.ts';
import { useTexts } from '../../../../i18n/index.ts';
import { media } from '../../../../theme/media.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../../ui/field.styles.ts';
import { Row, Stack } from '../../../../ui/form.styles.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useProducts } from '../../api.ts';
import type { DraftPoint } from '../../draft/exploded-draft.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';
import { choosePictures, RefusedList, useRefusals } from '../../files/choose-files.tsx';
import { Section } from '../section.tsx';
import { Board } from './board.tsx';
import { PointEditor } from './point-editor.tsx';
import { usePoints, useWarnings } from './points.ts';

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

interface ExplodedSectionProps {
  /** The id of the product that is edited. */
  own: string | null;
  /** The address of the drawing that it has already. */
  present: string | null;
  uploads: UploadQueue;
}

/** The exploded view of a product: its drawing, and the points with their parts. */
export function ExplodedSection({ own, present, uploads }: ExplodedSectionProps) {
  const { exploded: texts } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'exploded'>({ name: 'exploded' });
  const { image, points } = field.value;
  const { data: products = [] } = useProducts();
  const edits = usePoints(points, (next) => field.onChange({ ...field.value, points: next }));
  const { selected, added, said, canUndo, select, edit, add, move, order, undo } = edits;
  const picker = useRef<HTMLInputElement | null>(null);
  const warningsOf = useWarnings(own, points, products);
  const parts = products.filter(({ id }) => id !== own);
  const nameOf = ({ label, product, code }: DraftPoint) =>
    label || products.find(({ id }) => id === product)?.name || code || texts.unnamed;
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
  const current = selected === undefined ? undefined : points[selected];

  return (
    <Section title={texts.title} onKeyDown={onKeyDown}>
      <FieldHint>{texts.hint}</FieldHint>
      {image && (
        <Sides>
          <Board
            image={image}
            uploads={uploads}
            points={points}
            selected={selected}
            nameOf={nameOf}
            isFaulty={(point) => warningsOf(point).length > 0}
            onAdd={add}
            onSelect={select}
            onMove={move}
            onRemove={remove}
          />
          <Stack>
            {current && selected !== undefined && (
              <PointEditor
                key={selected}
                point={current}
                number={selected + 1}
                count={points.length}
                name={nameOf(current)}
                warnings={warningsOf(current)}
                products={parts}
                isNew={added === selected}
                onEdit={(part, kind) => edit(selected, part, kind)}
                onMove={(number) => order(selected, number - 1)}
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
      <DrawingField
        image={image}
        present={present}
        uploads={uploads}
        inputRef={(input) => {
          field.ref(input);
          picker.current = input;
        }}
        onChange={(next) => field.onChange({ ...field.value, image: next })}
      />
      {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Section>
  );
}

interface DrawingFieldProps {
  image: DraftFile | null;
  /** The address of the drawing that the product has already. */
  present: string | null;
  uploads: UploadQueue;
  inputRef: Ref<HTMLInputElement>;
  onChange: (image: DraftFile | null) => void;
}

/** Chooses the drawing of an exploded view, takes it away and brings it back. */
function DrawingField({ image, present, uploads, inputRef, onChange }: DrawingFieldProps) {
  const { exploded: texts, files } = useTexts('panel');
  const { refused, report } = useRefusals();
  const pending = usePendingFile(uploads, image?.id ?? '');
  const { become, take } = useFileField({ file: image, purpose: 'exploded-view', uploads, onChange });
  const choose = async (chosen: File[]) => {
    const typed = await Promise.all(chosen.map((file) => withType(file, 'exploded-view')));
    const { accepted, refused } = choosePictures(typed, 1, files);
    report(refused);
    if (accepted[0]) take(accepted[0]);
  };
  return (
    <>
      {pending && <UploadStatus pending={pending} onRetry={() => uploads.again([pending.id])} />}
      <Row>
        <FilePicker
          purpose="exploded-view"
          label={image ? texts.replace : texts.choose}
          inputRef={inputRef}
          onFiles={choose}
        />
        {image && (
          <Button variant="ghost" onClick={() => become(null)}>
            {texts.removeView}
          </Button>
        )}
        {present && image?.id !== present && (
          <Button variant="ghost" onClick={() => become(presentFile(present))}>
            {texts.restore}
          </Button>
        )}
      </Row>
      <RefusedList refused={refused} />
    </>
  );
}
