import { arrayMove } from '@dnd-kit/sortable';
import { explodedLimits } from '@rombo/shared/exploded-view';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../../../i18n/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../../../ui/field.styles.ts';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { withType } from '../../../../uploads/check-file.ts';
import { type DraftFile, isChosen, presentFile } from '../../../../uploads/draft-file.ts';
import { FilePicker } from '../../../../uploads/file-picker.tsx';
import type { UploadQueue } from '../../../../uploads/upload-queue.ts';
import { UploadStatus } from '../../../../uploads/upload-status.tsx';
import { usePendingFile } from '../../../../uploads/use-uploads.ts';
import { useProducts } from '../../api.ts';
import type { DraftPoint } from '../../draft/exploded-draft.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';
import { choosePictures } from '../../files/choose-files.ts';
import { Row } from '../../files/files.styles.ts';
import { RefusedList } from '../../files/refused-list.tsx';
import { useRefusals } from '../../files/use-refusals.ts';
import { Section } from '../section.tsx';
import { Board } from './board.tsx';
import { Names, Side, Sides } from './exploded.styles.ts';
import type { Place } from './place.ts';
import { PointEditor } from './point-editor.tsx';
import { usePoints } from './use-points.ts';
import { useWarnings } from './use-warnings.ts';

export interface ExplodedSectionProps {
  /** The id of the product that is edited. */
  own: string | null;
  /** The address of the drawing that it has already. */
  present: string | null;
  uploads: UploadQueue;
}

/** The exploded view of a product: its drawing, and the points with their parts. */
export function ExplodedSection({ own, present, uploads }: ExplodedSectionProps) {
  const { exploded: texts, files } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'exploded'>({ name: 'exploded' });
  const { image, points } = field.value;
  const { data: products = [] } = useProducts();
  const { change, undo, canUndo } = usePoints(points, (next) => field.onChange({ ...field.value, points: next }));
  const [selected, setSelected] = useState<number>();
  const [added, setAdded] = useState<number>();
  const [said, say] = useState('');
  const { refused, report } = useRefusals();
  const picker = useRef<HTMLInputElement | null>(null);
  const pending = usePendingFile(uploads, image?.id ?? '');
  const warningsOf = useWarnings(own, points, products);
  const parts = products.filter(({ id }) => id !== own);
  const nameOf = ({ label, product, code }: DraftPoint) =>
    label || products.find(({ id }) => id === product)?.name || code || texts.unnamed;

  const become = (next: DraftFile | null) => {
    if (image && isChosen(image)) uploads.remove(image.id);
    field.onChange({ ...field.value, image: next });
  };
  const choose = async (chosen: File[]) => {
    const typed = await Promise.all(chosen.map((file) => withType(file, 'exploded-view')));
    const { accepted, refused } = choosePictures(typed, 1, files);
    report(refused);
    const [file] = accepted;
    if (!file) return;
    const next = { id: crypto.randomUUID(), file };
    become(next);
    uploads.add([{ ...next, purpose: 'exploded-view' }]);
  };

  const select = (index: number) => {
    setSelected(index);
    if (index !== added) setAdded(undefined);
  };
  const add = (place: Place) => {
    if (points.length >= explodedLimits.points) return say(texts.full);
    change([...points, { ...place, product: '', code: '', label: '' }], `add ${points.length}`);
    setSelected(points.length);
    setAdded(points.length);
    say(texts.added(points.length + 1));
  };
  const edit = (index: number, part: Partial<DraftPoint>, kind: string) => {
    const point = points[index];
    if (point) change(points.with(index, { ...point, ...part }), kind);
  };
  const move = (index: number, place: Place, kind: string) => {
    edit(index, place, kind);
    say(texts.place(place.x, place.y));
  };
  const order = (from: number, to: number) => {
    change(arrayMove(points, from, to), '');
    select(to);
    say(texts.numbered(to + 1));
  };
  const remove = (index: number) => {
    change(points.toSpliced(index, 1), `remove ${points.length}`);
    setSelected(undefined);
    say(texts.removed(index + 1));
    picker.current?.focus();
  };
  const takeBack = () => {
    const { length } = undo();
    if (selected !== undefined && selected >= length) setSelected(undefined);
    say(texts.undone);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || isTyping || !canUndo) return;
    event.preventDefault();
    takeBack();
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
          <Side>
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
                onEdit={(part, kind) => edit(selected, part, kind === 'product' ? '' : kind)}
                onMove={(number) => order(selected, number - 1)}
                onRemove={() => remove(selected)}
              />
            )}
            <Row>
              <Button variant="secondary" onClick={() => add({ x: 0.5, y: 0.5 })}>
                {texts.add}
              </Button>
              <Button variant="ghost" disabled={!canUndo} onClick={takeBack}>
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
          </Side>
        </Sides>
      )}
      {pending && <UploadStatus pending={pending} onRetry={() => uploads.again([pending.id])} />}
      <Row>
        <FilePicker
          purpose="exploded-view"
          label={image ? texts.replace : texts.choose}
          inputRef={(input) => {
            field.ref(input);
            picker.current = input;
          }}
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
      {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
      <RefusedList refused={refused} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Section>
  );
}
