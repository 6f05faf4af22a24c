import { ARTICLE_CODE, fixedSpecs } from '@rombo/shared/collections/technical-specs';
import { type ClipboardEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Columns, Row, Stack } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { displayText } from '../../../theme/text.styles.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldBox, FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FormText } from '../../collection/form-fields.tsx';
import { Section } from '../../collection/section.tsx';
import { MoveButtons, Moves, PanelIcon } from '../../ui/buttons.tsx';
import { Grip, IconButton, Sortable, useSortableItem } from '../../ui/sortable.tsx';
import { useProducts } from '../api.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { type ExtraSpec, fillRows, MAX_EXTRAS, nextField, readSpecTable, suggestLabels } from '../draft/spec-lines.ts';
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

interface ExtraSpecRowProps {
  id: string;
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
  const row = useWatch<ProductDraft, `extraSpecs.${number}`>({ name: `extraSpecs.${index}` });
  const { item, handle } = useSortableItem(id, rowTexts.draggable);
  const isTouched = Boolean(formState.touchedFields.extraSpecs?.[index]);
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
          name={`extraSpecs.${index}.label`}
          label={formTexts.extraLabel}
          aria-label={formTexts.extraLabelOf(index + 1)}
          list={suggestions}
          enterKeyHint="next"
        />
        <FormText
          name={`extraSpecs.${index}.value`}
          label={formTexts.extraValue}
          hint={isIncomplete && isTouched && formTexts.halfFilled}
          aria-label={formTexts.extraValueOf(index + 1)}
          enterKeyHint="next"
        />
      </Columns>
      <Moves>
        <MoveButtons name={name} words={rowTexts} index={index} count={count} onMove={onMove} />
        <IconButton type="button" aria-label={formTexts.removeSpec(row?.label ?? '', index + 1)} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </Moves>
    </ExtraRow>
  );
}

const SubTitle = styled.h3`
  ${displayText}
  font-size: var(--font-size-lead);
`;

const BLANK: ExtraSpec = { label: '', value: '' };

/**
 * The data sheet of a product: five fixed specs, then extra specs that can be added, reordered, pasted as a table and navigated with Enter.
 * `productId` is the id of the edited product, null for a new one.
 */
export function SpecsSection({ productId }: { productId: string | null }) {
  const { productForm: formTexts, products: productTexts, specs: texts, rows: rowTexts } = useTexts('panel');
  const { control, formState, getValues, setValue, setFocus } = useFormContext<ProductDraft>();
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'extraSpecs' });
  const [category, [code], extras] = useWatch<ProductDraft, ['category', 'fixedSpecs', 'extraSpecs']>({
    name: ['category', 'fixedSpecs', 'extraSpecs'],
  });
  const { data: products = [] } = useProducts();
  const { labels, usual } = useMemo(() => suggestLabels(products, category), [products, category]);
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const suggestions = useId();
  const { extraSpecs: extraErrors } = formState.errors;
  const error = extraErrors?.root?.message ?? extraErrors?.message;
  const current = extras.map(({ label }) => label.trim());
  const isFull = fields.length >= MAX_EXTRAS;
  const missing = usual.filter((label) => !current.includes(label));
  const currentSpecs = () => ({ fixedSpecs: getValues('fixedSpecs'), extraSpecs: getValues('extraSpecs') });

  const onPaste = (event: ClipboardEvent) => {
    const specs = readSpecTable(event.clipboardData.getData('text/plain'), event.clipboardData.getData('text/html'));
    if (specs.length === 0) return;
    event.preventDefault();
    const before = currentSpecs();
    const { fixedSpecs, extraSpecs, overflow } = fillRows(before, specs);
    for (const [index, value] of fixedSpecs.entries())
      if (value !== before.fixedSpecs[index]) setValue(`fixedSpecs.${index}`, value, { shouldDirty: true });
    // flushSync: the last line must exist before it is focused.
    flushSync(() => replace(extraSpecs));
    setAnnouncement(
      [texts.pasted(specs.length - overflow), overflow > 0 && texts.noRoom(overflow)].filter(Boolean).join(' '),
    );
    if (extraSpecs.length > 0) setFocus(`extraSpecs.${extraSpecs.length - 1}.value`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    // Enter would submit the form.
    event.preventDefault();
    const next = nextField(event.target.name, currentSpecs());
    if (next === 'new' && !isFull) append(BLANK);
    else if (next && next !== 'new') setFocus(next);
  };
  const addMissing = () => {
    const added = missing.slice(0, MAX_EXTRAS - fields.length).map((label) => ({ label, value: '' }));
    append(added, { shouldFocus: false });
    setTimeout(() => setFocus(`extraSpecs.${fields.length}.value`));
  };

  return (
    <Section title={formTexts.specs}>
      <FieldHint>
        {formTexts.specsHint} {texts.hint}
      </FieldHint>
      <Stack onPaste={onPaste} onKeyDown={onKeyDown}>
        <Columns>
          {fixedSpecs.map((label, index) => (
            <div key={label}>
              <FormText name={`fixedSpecs.${index}`} label={formTexts.fixedSpecs[label]} enterKeyHint="next" />
              {label === ARTICLE_CODE && <DuplicateNote productId={productId} field="code" typed={code} />}
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
        {fields.length > 0 && (
          <Sortable ids={fields.map(({ id }) => id)} words={rowTexts} onMove={move}>
            <ul>
              {fields.map(({ id }, index) => (
                <ExtraSpecRow
                  key={id}
                  id={id}
                  index={index}
                  count={fields.length}
                  suggestions={suggestions}
                  onMove={(to) => {
                    move(index, to);
                    setAnnouncement(rowTexts.moved(to + 1, fields.length));
                  }}
                  onRemove={() => {
                    remove(index);
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
