import { productLimits } from '@rombo/shared/collections/product-limits';
import { ARTICLE_CODE, specLimits } from '@rombo/shared/collections/technical-specs';
import { translateLabel, translateValue } from '@rombo/shared/words/glossary';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { displayText } from '../../../theme/text.styles.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import type { EnglishDraft } from '../draft/english-draft.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { specsOf } from '../draft/spec-lines.ts';
import type { StoredFileProps } from '../files/file-buttons.tsx';
import { SheetField } from '../files/sheet-field.tsx';

/** Closed at first, so that it is in nobody's way who writes Italian only. */
const Details = styled.details`
  > summary {
    ${displayText}
    padding-block: var(--space-s);
    font-size: var(--font-size-h3);
    cursor: pointer;
  }
  > div { display: grid; gap: var(--space-m); padding-top: var(--space-m); }
`;

/** A text in Italian and beside it, or on a phone below it, in English. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-s) var(--space-m);
  align-items: start;
  padding-top: var(--space-m);
  border-top: 1px solid var(--color-border);
`;

const Italian = styled.p`
  color: var(--color-text-muted);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Fields = styled.div`
  display: grid;
  gap: var(--space-s);
  justify-items: start;
  > :first-child { width: 100%; }
`;

interface PairFieldProps {
  label: string;
  italian: string;
  value: string;
  max: number;
  /** The glossary's translation of the Italian text. */
  suggestion?: string | undefined;
  long?: boolean;
  onChange: (text: string) => void;
}

/** An Italian text with its English one; the glossary's suggestion is taken over by its button. */
function PairField({ label, italian, value, max, suggestion, long = false, onChange }: PairFieldProps) {
  const { english: texts } = useTexts('panel');
  return (
    <Pair>
      <Italian lang="it">{italian || '–'}</Italian>
      <Fields>
        <Field label={label}>
          {(control) => {
            const input = {
              ...control,
              lang: 'en',
              value,
              maxLength: max,
              placeholder: suggestion,
              autoComplete: 'off',
              onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
            };
            return long ? <TextArea {...input} /> : <TextInput {...input} />;
          }}
        </Field>
        {suggestion !== undefined && !value && (
          <Button variant="ghost" aria-label={texts.takeOver(label, suggestion)} onClick={() => onChange(suggestion)}>
            {texts.use}
          </Button>
        )}
      </Fields>
    </Pair>
  );
}

/** English name, description and specs of a product; a blank one comes from the glossary, or stays Italian. */
export function EnglishSection(sheet: StoredFileProps) {
  const { english: texts } = useTexts('panel');
  const { setValue, formState } = useFormContext<ProductDraft>();
  const [name, description, fixedSpecs, extraSpecs, english] = useWatch<
    ProductDraft,
    ['name', 'description', 'fixedSpecs', 'extraSpecs', 'english']
  >({ name: ['name', 'description', 'fixedSpecs', 'extraSpecs', 'english'] });
  const change = (part: Partial<EnglishDraft>) =>
    setValue('english', { ...english, ...part }, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const specs = Object.entries(specsOf(fixedSpecs, extraSpecs)).filter(([label]) => label !== ARTICLE_CODE);
  const error = formState.errors.english?.message;
  const isRefused = error !== undefined || formState.errors.sheetEn !== undefined;
  const details = useRef<HTMLDetailsElement>(null);
  // Opened and left so: closing when the error is gone would take the field away from who is typing in it.
  useEffect(() => {
    if (isRefused && details.current) details.current.open = true;
  }, [isRefused]);
  return (
    <Details ref={details}>
      <summary>{texts.title}</summary>
      <div>
        <FieldHint>{texts.hint}</FieldHint>
        {error && <FieldError role="alert">{String(error)}</FieldError>}
        <PairField
          label={texts.name}
          italian={name}
          value={english.name}
          max={productLimits.name}
          onChange={(text) => change({ name: text })}
        />
        <PairField
          label={texts.description}
          italian={description}
          value={english.description}
          max={productLimits.description}
          long
          onChange={(text) => change({ description: text })}
        />
        {specs.map(([label, value]) => (
          <div key={label}>
            <PairField
              label={texts.valueOf(label)}
              italian={`${label}: ${value}`}
              value={english.specs[label] ?? ''}
              max={specLimits.value}
              suggestion={translateValue(value)}
              onChange={(text) => change({ specs: { ...english.specs, [label]: text } })}
            />
            {translateLabel(label) === undefined && (
              <PairField
                label={texts.labelOf(label)}
                italian={label}
                value={english.labels[label] ?? ''}
                max={specLimits.label}
                onChange={(text) => change({ labels: { ...english.labels, [label]: text } })}
              />
            )}
          </div>
        ))}
        <SheetField name="sheetEn" {...sheet} />
      </div>
    </Details>
  );
}
