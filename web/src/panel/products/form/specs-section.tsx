import { ARTICLE_CODE, fixedSpecs } from '@rombo/shared/collections/technical-specs';
import { type ClipboardEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { displayText } from '../../../theme/text.styles.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Columns, Row, Stack } from '../../../ui/form.styles.ts';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { Sortable } from '../../../ui/sortable.tsx';
import { useProducts } from '../api.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { type ExtraSpec, fillRows, MOST_EXTRAS, nextField, readSpecTable, suggestLabels } from '../draft/spec-lines.ts';
import { ExtraSpecRow } from './extra-spec-row.tsx';
import { Section } from './section.tsx';
import { TwinNote } from './twin-note.tsx';

const SubTitle = styled.h3`
  ${displayText}
  font-size: var(--font-size-lead);
`;

interface SpecsSectionProps {
  /** The id of the product that is edited; null for a new one. */
  own: string | null;
}

/** The product's data sheet: the five lines that every product has, and lines of one's own. */
export function SpecsSection({ own }: SpecsSectionProps) {
  const { productForm: formTexts, products: productTexts, specs: texts, rows: rowTexts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  const [category, [code], extras] = useWatch<ProductDraft, ['category', 'fixedSpecs', 'extraSpecs']>({
    name: ['category', 'fixedSpecs', 'extraSpecs'],
  });
  const { data: products = [] } = useProducts();
  const { labels, usual } = useMemo(() => suggestLabels(products, category), [products, category]);
  const { fields, isFull, said, move, moveByButton, remove, add, addLabels, handlers } = useSpecRows();
  const addButton = useRef<HTMLButtonElement>(null);
  const suggestions = useId();
  const { fixedSpecs: fixedErrors, extraSpecs: extraErrors } = formState.errors;
  const wrong = extraErrors?.root?.message ?? extraErrors?.message;
  const present = extras.map(({ label }) => label.trim());
  const missing = usual.filter((label) => !present.includes(label));

  return (
    <Section title={formTexts.specs}>
      <FieldHint>
        {formTexts.specsHint} {texts.hint}
      </FieldHint>
      <Stack {...handlers}>
        <Columns>
          {fixedSpecs.map((label, index) => (
            <div key={label}>
              <Field label={formTexts.fixedSpecs[label]} error={fixedErrors?.[index]?.message}>
                {(input) => (
                  <TextInput {...input} {...register(`fixedSpecs.${index}`)} autoComplete="off" enterKeyHint="next" />
                )}
              </Field>
              {label === ARTICLE_CODE && <TwinNote own={own} field="code" typed={code} />}
            </div>
          ))}
        </Columns>
        <SubTitle>{formTexts.extraSpecs}</SubTitle>
        <datalist id={suggestions}>
          {labels
            .filter((label) => !present.includes(label))
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
                  onMove={(to) => moveByButton(index, to)}
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
      {wrong && <FieldError role="alert">{wrong}</FieldError>}
      <Row>
        <Button ref={addButton} variant="secondary" disabled={isFull} onClick={add}>
          {formTexts.addSpec}
        </Button>
        {missing.length > 0 && (
          <Button variant="ghost" disabled={isFull} onClick={() => addLabels(missing)}>
            {texts.addUsual(productTexts.categories[category])}
          </Button>
        )}
      </Row>
      <FieldHint role="status">{said}</FieldHint>
    </Section>
  );
}

const BLANK: ExtraSpec = { label: '', value: '' };

/** The lines of the data sheet: added, removed, put in order, pasted as a table, and walked through with Enter. */
function useSpecRows() {
  const { specs: texts, rows: rowTexts } = useTexts('panel');
  const { control, getValues, setValue, setFocus } = useFormContext<ProductDraft>();
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'extraSpecs' });
  const [said, setSaid] = useState('');
  const isFull = fields.length >= MOST_EXTRAS;

  const fill = (specs: ExtraSpec[]) => {
    const [fixedSpecs, extraSpecs] = getValues(['fixedSpecs', 'extraSpecs']);
    const filled = fillRows({ fixedSpecs, extraSpecs }, specs);
    for (const [index, value] of filled.fixedSpecs.entries())
      if (value !== fixedSpecs[index]) setValue(`fixedSpecs.${index}`, value, { shouldDirty: true });
    // At once, so that its last line can take the focus.
    flushSync(() => replace(filled.extraSpecs));
    return filled;
  };

  const onPaste = (event: ClipboardEvent) => {
    const specs = readSpecTable(event.clipboardData.getData('text/plain'));
    if (specs.length === 0) return;
    event.preventDefault();
    const { extraSpecs, left } = fill(specs);
    setSaid([texts.pasted(specs.length - left), left > 0 && texts.noRoom(left)].filter(Boolean).join(' '));
    if (extraSpecs.length > 0) setFocus(`extraSpecs.${extraSpecs.length - 1}.value`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    // The form would be saved.
    event.preventDefault();
    const [fixedSpecs, extraSpecs] = getValues(['fixedSpecs', 'extraSpecs']);
    const next = nextField(event.target.name, { fixedSpecs, extraSpecs });
    if (next === 'new' && !isFull) append(BLANK);
    else if (next && next !== 'new') setFocus(next);
  };

  /** Adds lines for labels that are not there yet, and leads to the first of them. */
  const addLabels = (labels: readonly string[]) => {
    const present = fields.length;
    append(
      labels.slice(0, MOST_EXTRAS - present).map((label) => ({ label, value: '' })),
      { shouldFocus: false },
    );
    setTimeout(() => setFocus(`extraSpecs.${present}.value`));
  };

  return {
    fields,
    isFull,
    said,
    move,
    moveByButton: (from: number, to: number) => {
      keepFocus(() => move(from, to));
      setSaid(rowTexts.moved(to + 1, fields.length));
    },
    remove,
    add: () => append(BLANK),
    addLabels,
    handlers: { onPaste, onKeyDown },
  };
}
