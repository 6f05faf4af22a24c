import { fixedSpecs, specLimits } from '@rombo/shared/technical-specs';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../../ui/field.styles.ts';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Columns } from '../../../../ui/form.styles.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { ExtraSpecRow } from './extra-spec-row.tsx';
import { SubTitle } from './form.styles.ts';
import { Section } from './section.tsx';

const MOST_EXTRAS = specLimits.count - fixedSpecs.length;

/** The product's data sheet: the five lines that every product has, and lines of one's own. */
export function SpecsSection() {
  const { productForm: formTexts } = useTexts('panel');
  const { control, register, formState } = useFormContext<ProductDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'extraSpecs' });
  const add = useRef<HTMLButtonElement>(null);
  const { fixedSpecs: fixedErrors, extraSpecs: extraErrors } = formState.errors;
  const wrong = extraErrors?.root?.message ?? extraErrors?.message;

  return (
    <Section title={formTexts.specs}>
      <FieldHint>{formTexts.specsHint}</FieldHint>
      <Columns>
        {fixedSpecs.map((label, index) => (
          <Field key={label} label={formTexts.fixedSpecs[label]} error={fixedErrors?.[index]?.message}>
            {(input) => <TextInput {...input} {...register(`fixedSpecs.${index}`)} autoComplete="off" />}
          </Field>
        ))}
      </Columns>
      <SubTitle>{formTexts.extraSpecs}</SubTitle>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ id }, index) => (
            <ExtraSpecRow
              key={id}
              index={index}
              onRemove={() => {
                remove(index);
                add.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {wrong && <FieldError role="alert">{wrong}</FieldError>}
      <div>
        <Button
          ref={add}
          variant="secondary"
          disabled={fields.length >= MOST_EXTRAS}
          onClick={() => append({ label: '', value: '' })}
        >
          {formTexts.addSpec}
        </Button>
      </div>
    </Section>
  );
}
