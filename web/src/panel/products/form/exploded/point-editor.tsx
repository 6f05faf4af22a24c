import { explodedLimits } from '@rombo/shared/collections/exploded-view';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { useRef } from 'react';
import styled from 'styled-components';
import { TextField } from '../../../../forms/fields.tsx';
import { Stack } from '../../../../forms/form.styles.ts';
import { useTexts } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { Warning } from '../../../collection/section.tsx';
import { MoveButtons } from '../../../ui/buttons.tsx';
import { frame } from '../../../ui/cards.tsx';
import type { DraftPoint } from '../../draft/product-draft.ts';
import { titleOf } from '../../product-parts.tsx';
import { ChosenProducts, FieldRow, ProductFinder } from '../product-finder.tsx';
import type { Points } from './points.ts';

const Editor = styled(Stack)`
  ${frame}
  padding: var(--space-m);
`;

interface PointEditorProps {
  index: number;
  point: DraftPoint;
  edits: Points;
  onRemove: () => void;
}

/** Edits a point: its number, and its part, either a catalogue product or a name and code. */
export function PointEditor({ index, point, edits, onRemove }: PointEditorProps) {
  const { exploded: texts, newsForm } = useTexts('panel');
  const { points, parts, addedIndex, nameOf, warningsOf, edit, order } = edits;
  const number = index + 1;
  const name = nameOf(point);
  const onEdit = (change: Partial<DraftPoint>, kind?: string) => edit(index, change, kind);
  const part = parts.find(({ id }) => id === point.product);
  const partName = part ? titleOf(part) : texts.goneName;
  const label = useRef<HTMLInputElement>(null);
  return (
    <Editor role="group" aria-label={texts.point(number, name)}>
      <strong>{texts.point(number, name)}</strong>
      {point.product ? (
        <ChosenProducts
          label={texts.product}
          chosen={[{ id: point.product, name: partName }]}
          onRemove={() => onEdit({ product: '' })}
        />
      ) : (
        <ProductFinder
          label={texts.product}
          hint={texts.productHint}
          none={newsForm.finder.none}
          products={parts}
          autoFocus={addedIndex === index}
          onChoose={({ id, technicalSpecs }) => {
            // Copied so that the code remains if the part is deleted.
            const code = (technicalSpecs[ARTICLE_CODE] ?? '').slice(0, explodedLimits.code);
            onEdit({ product: id, code });
            label.current?.focus();
          }}
        />
      )}
      <TextField
        ref={label}
        label={texts.label}
        hint={texts.labelHint}
        value={point.label}
        maxLength={explodedLimits.label}
        onChange={({ target }) => onEdit({ label: target.value }, `label ${number}`)}
      />
      {!point.product && (
        <TextField
          label={texts.code}
          value={point.code}
          maxLength={explodedLimits.code}
          onChange={({ target }) => onEdit({ code: target.value }, `code ${number}`)}
        />
      )}
      <div role="status">
        {warningsOf(point).map((warning) => (
          <Warning key={warning}>{warning}</Warning>
        ))}
      </div>
      <FieldRow>
        <MoveButtons
          name={name}
          words={texts}
          index={index}
          count={points.length}
          isHorizontal
          onMove={(to) => order(index, to)}
        />
        <Button variant="ghost" onClick={onRemove}>
          {texts.remove}
        </Button>
      </FieldRow>
    </Editor>
  );
}
