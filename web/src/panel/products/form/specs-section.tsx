import { hasSubcategories } from '@rombo/shared/collections/categories';
import { displacementClassOf } from '@rombo/shared/collections/spec-figures';
import { ARTICLE_CODE, fixedSpecs, specLimits } from '@rombo/shared/collections/technical-specs';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Columns, Row, Stack } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { displayText } from '../../../theme/text.styles.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldBox, FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { FormText } from '../../collection/form-fields.tsx';
import { Section } from '../../collection/section.tsx';
import { MoveButtons, Moves, PanelIcon } from '../../ui/buttons.tsx';
import { Grip, Sortable, useSortableItem } from '../../ui/sortable.tsx';
import { useProducts } from '../api.ts';
import { type ProductDraft, renameSpec } from '../draft/product-draft.ts';
import { fillRows, labelOf, nextField, readSpecTable, type SpecRow, suggestLabels } from '../draft/spec-lines.ts';
import { DuplicateNote } from './duplicate-note.tsx';

/** Row of two short fields with labels beside them: labels above would double the list's height on phones. */
const ExtraRow = styled.li`
  display: grid;
  grid-template-columns: 2.75rem 1fr 2.75rem;
  ${media.medium} { grid-template-columns: 2.75rem 1fr 8.25rem; }
  gap: var(--space-s);
  align-items: center;
  padding-block: var(--space-s);
  border-top: 1px solid var(--color-border);
  background: var(--color-background);
  ${FieldBox} {
    grid-template-columns: 4rem 1fr;
    align-items: center;
    > p { grid-column: 2; }
  }
`;

const FIXED = fixedSpecs.length;
const DISPLACEMENT = fixedSpecs[1];

interface ExtraSpecRowProps {
  id: string;
  /** Index and count of the rows after the fixed ones. */
  index: number;
  count: number;
  /** Id of the datalist with label suggestions. */
  suggestions: string;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function ExtraSpecRow({ id, index, count, suggestions, onMove, onRemove }: ExtraSpecRowProps) {
  const { productForm: formTexts, specs: texts, rows: rowTexts } = useTexts('panel');
  const { formState } = useFormContext<ProductDraft>();
  const path = `technicalSpecs.${FIXED + index}` as const;
  const row = useWatch<ProductDraft, typeof path>({ name: path });
  const { item, handle } = useSortableItem(id, rowTexts.draggable);
  const isTouched = Boolean(formState.touchedFields.technicalSpecs?.[FIXED + index]);
  const isIncomplete = Boolean(row?.label.trim()) !== Boolean(row?.value.trim());
  const name = texts.ofRow(row?.label ?? '', index + 1);
  return (
    <ExtraRow {...item}>
      <Moves>
        <Grip {...handle} aria-label={rowTexts.drag(name)}>
          <PanelIcon name="grip" />
        </Grip>
      </Moves>
      <Columns>
        <FormText
          name={`${path}.label`}
          label={formTexts.extraLabel}
          aria-label={formTexts.extraLabelOf(index + 1)}
          list={suggestions}
          enterKeyHint="next"
        />
        <FormText
          name={`${path}.value`}
          label={formTexts.extraValue}
          hint={isIncomplete && isTouched && formTexts.halfFilled}
          aria-label={formTexts.extraValueOf(index + 1)}
          enterKeyHint="next"
        />
      </Columns>
      <Moves>
        <MoveButtons name={name} words={rowTexts} index={index} count={count} onMove={onMove} />
        <IconButton icon="close" aria-label={formTexts.removeSpec(row?.label ?? '', index + 1)} onClick={onRemove} />
      </Moves>
    </ExtraRow>
  );
}

const SubTitle = styled.h3`
  ${displayText}
  font-size: var(--font-size-lead);
`;

const isLabel = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name.endsWith('.label');

const BLANK: SpecRow = { label: '', value: '' };

/**
 * The data sheet of a product: five fixed specs, then extra specs that can be added, reordered, pasted as a table and navigated with Enter.
 * `productId` is the id of the edited product, null for a new one.
 */
export function SpecsSection({ productId }: { productId: string | null }) {
  const { productForm: formTexts, products: productTexts, specs: texts, rows: rowTexts } = useTexts('panel');
  const { control, formState, getValues, setFocus, setValue } = useFormContext<ProductDraft>();
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'technicalSpecs' });
  const [category, rows] = useWatch<ProductDraft, ['category', 'technicalSpecs']>({
    name: ['category', 'technicalSpecs'],
  });
  const { data: products = [] } = useProducts();
  const { labels, usual } = useMemo(() => suggestLabels(products, category), [products, category]);
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const suggestions = useId();
  const { technicalSpecs: errors } = formState.errors;
  const error = errors?.root?.message ?? errors?.message;
  const extras = fields.slice(FIXED);
  const current = rows.map(({ label }) => label.trim());
  const isFull = fields.length >= specLimits.count;
  const missing = usual.filter((label) => !current.includes(label));
  const moveExtra = (from: number, to: number) => move(FIXED + from, FIXED + to);

  /** Chooses the class of the stated displacement if none is chosen. Returns the message. */
  const chooseClass = (): string => {
    const [category, subcategory, lines] = getValues(['category', 'subcategory', 'technicalSpecs']);
    const found = displacementClassOf(lines.find(({ label }) => label === DISPLACEMENT)?.value ?? '');
    if (!found || subcategory || !hasSubcategories(category)) return '';
    setValue('subcategory', found);
    return texts.classChosen(found);
  };
  const onBlur = () => {
    const chosen = chooseClass();
    if (chosen) setAnnouncement(chosen);
  };
  /** Label under which the translations of the focused row are. */
  const translatedLabel = useRef('');
  const onFocus = ({ target }: FocusEvent) => {
    if (isLabel(target)) translatedLabel.current = labelOf({ label: target.value });
  };
  const onChange = ({ target }: FormEvent) => {
    if (!isLabel(target)) return;
    const [before, label] = [translatedLabel.current, labelOf({ label: target.value })];
    const all = getValues('technicalSpecs').map(labelOf);
    // A label that another row has, perhaps while it is being typed, keeps the translations of that row.
    const isTaken = all.includes(before) || all.indexOf(label) < all.lastIndexOf(label);
    if (!label || isTaken) return;
    setValue('translations', renameSpec(getValues('translations'), before, label), { shouldDirty: true });
    translatedLabel.current = label;
  };
  const onPaste = (event: ClipboardEvent) => {
    const { specs, blank } = readSpecTable(
      event.clipboardData.getData('text/plain'),
      event.clipboardData.getData('text/html'),
    );
    if (specs.length === 0) return;
    event.preventDefault();
    const { rows, overflow } = fillRows(getValues('technicalSpecs'), specs);
    // flushSync: the last line must exist before it is focused.
    flushSync(() => replace(rows));
    setAnnouncement(
      [
        texts.pasted(specs.length - overflow),
        overflow > 0 && texts.noRoom(overflow),
        blank.length > 0 && texts.withoutValue(blank.length, blank.join(', ')),
        chooseClass(),
      ]
        .filter(Boolean)
        .join(' '),
    );
    setFocus(`technicalSpecs.${rows.length - 1}.value`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    // Enter would submit the form.
    event.preventDefault();
    const next = nextField(event.target.name, getValues('technicalSpecs'));
    if (next === 'new' && !isFull) append(BLANK);
    else if (next && next !== 'new') setFocus(next);
  };
  const addMissing = () => {
    const added = missing.slice(0, specLimits.count - fields.length).map((label) => ({ label, value: '' }));
    append(added, { shouldFocus: false });
    setTimeout(() => setFocus(`technicalSpecs.${fields.length}.value`));
  };

  return (
    <Section title={formTexts.specs}>
      <FieldHint>
        {formTexts.specsHint} {texts.hint}
      </FieldHint>
      <Stack onFocus={onFocus} onChange={onChange} onPaste={onPaste} onKeyDown={onKeyDown} onBlur={onBlur}>
        <Columns>
          {fixedSpecs.map((label, index) => (
            <div key={fields[index]?.id}>
              <FormText
                name={`technicalSpecs.${index}.value`}
                label={formTexts.fixedSpecs[label]}
                enterKeyHint="next"
              />
              {label === ARTICLE_CODE && (
                <DuplicateNote productId={productId} field="code" typed={rows[index]?.value} />
              )}
            </div>
          ))}
        </Columns>
        <SubTitle>{formTexts.extraSpecs}</SubTitle>
        <datalist id={suggestions}>
          {labels
            .filter((label) => !current.includes(label))
            .map((label) => (
              <option key={label} value={label} />
            ))}
        </datalist>
        {extras.length > 0 && (
          <Sortable ids={extras.map(({ id }) => id)} words={rowTexts} onMove={moveExtra}>
            <ul>
              {extras.map(({ id }, index) => (
                <ExtraSpecRow
                  key={id}
                  id={id}
                  index={index}
                  count={extras.length}
                  suggestions={suggestions}
                  onMove={(to) => {
                    moveExtra(index, to);
                    setAnnouncement(rowTexts.moved(to + 1, extras.length));
                  }}
                  onRemove={() => {
                    remove(FIXED + index);
                    addButton.current?.focus();
                  }}
                />
              ))}
            </ul>
          </Sortable>
        )}
      </Stack>
      {error && <FieldError role="alert">{error}</FieldError>}
      <Row>
        <Button ref={addButton} variant="secondary" disabled={isFull} onClick={() => append(BLANK)}>
          {formTexts.addSpec}
        </Button>
        {missing.length > 0 && (
          <Button variant="ghost" disabled={isFull} onClick={addMissing}>
            {texts.addUsual(productTexts.categories[category])}
          </Button>
        )}
      </Row>
      <FieldHint role="status">{announcement}</FieldHint>
    </Section>
  );
}
