import { ARTICLE_CODE, fixedSpecs } from '@rombo/shared/collections/technical-specs';
import { useId, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useTexts } from '../../../../i18n/index.ts';
import { displayText } from '../../../../theme/text.styles.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../../ui/field.styles.ts';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Columns, Row, Stack } from '../../../../ui/form.styles.ts';
import { Sortable } from '../../../../ui/sortable.tsx';
import { useProducts } from '../../api.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';
import { suggestLabels } from '../../draft/spec-suggestions.ts';
import { Section } from '../section.tsx';
import { ExtraSpecRow } from './extra-spec-row.tsx';
import { TwinNote } from './twin-note.tsx';
import { useSpecRows } from './use-spec-rows.ts';

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
