import { explodedLimits } from '@rombo/shared/collections/exploded-view';
import type { Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { MoveButton } from '../../../../ui/move-buttons.tsx';
import type { DraftPoint } from '../../draft/exploded-draft.ts';
import { ChosenProducts, FieldRow, ProductFinder, titleOf } from '../fit/product-finder.tsx';
import { Warning } from '../section.tsx';

const Editor = styled.div`
  display: grid;
  gap: var(--space-m);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  background: var(--color-surface);
`;

/** Parts offered at a time. */
const OFFERED = 6;

interface PointEditorProps {
  point: DraftPoint;
  number: number;
  count: number;
  name: string;
  warnings: string[];
  products: Product[];
  /** A new point begins with the search of its part. */
  isNew: boolean;
  onEdit: (edit: Partial<DraftPoint>, kind?: string) => void;
  onMove: (number: number) => void;
  onRemove: () => void;
}

/** The part of one point: found in the catalogue, or a name and a code; and its number. */
export function PointEditor(props: PointEditorProps) {
  const { point, number, count, name, warnings, products, isNew, onEdit, onMove, onRemove } = props;
  const { exploded: texts } = useTexts('panel');
  const part = products.find(({ id }) => id === point.product);
  const partName = part ? titleOf(part) : texts.goneName;
  const search = useRef<HTMLInputElement>(null);
  const label = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) search.current?.focus();
  }, [isNew]);
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
          none={texts.none}
          products={products}
          most={OFFERED}
          inputRef={search}
          onChoose={({ id, technicalSpecs }) => {
            // The code stays as text where the part leaves the catalogue.
            const code = (technicalSpecs[ARTICLE_CODE] ?? '').slice(0, explodedLimits.code);
            onEdit({ product: id, code });
            label.current?.focus();
          }}
        />
      )}
      <Field label={texts.label} hint={texts.labelHint}>
        {(control) => (
          <TextInput
            {...control}
            ref={label}
            value={point.label}
            maxLength={explodedLimits.label}
            autoComplete="off"
            onChange={({ target }) => onEdit({ label: target.value }, `label ${number}`)}
          />
        )}
      </Field>
      {!point.product && (
        <Field label={texts.code}>
          {(control) => (
            <TextInput
              {...control}
              value={point.code}
              maxLength={explodedLimits.code}
              autoComplete="off"
              onChange={({ target }) => onEdit({ code: target.value }, `code ${number}`)}
            />
          )}
        </Field>
      )}
      <div role="status">
        {warnings.map((warning) => (
          <Warning key={warning}>{warning}</Warning>
        ))}
      </div>
      <FieldRow>
        <MoveButton
          icon={<Icon name="previous" />}
          label={texts.earlier}
          useless={number === 1}
          onPress={() => onMove(number - 1)}
        />
        <MoveButton
          icon={<Icon name="next" />}
          label={texts.later}
          useless={number === count}
          onPress={() => onMove(number + 1)}
        />
        <Button variant="ghost" onClick={onRemove}>
          {texts.remove}
        </Button>
      </FieldRow>
    </Editor>
  );
}
