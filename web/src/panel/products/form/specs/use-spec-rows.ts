import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { keepFocus } from '../../../../ui/keep-focus.ts';
import { fillRows, MOST_EXTRAS } from '../../draft/fill-rows.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';
import type { ExtraSpec } from '../../draft/spec-rows.ts';
import { readSpecTable } from '../../draft/spec-table.ts';
import { nextField } from './next-field.ts';

const BLANK: ExtraSpec = { label: '', value: '' };

/** The lines of the data sheet: added, removed, put in order, pasted as a table, and walked through with Enter. */
export function useSpecRows() {
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
