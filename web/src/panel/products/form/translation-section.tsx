import { productLimits, translatedFields } from '@rombo/shared/collections/product-limits';
import { ARTICLE_CODE, specLimits } from '@rombo/shared/collections/technical-specs';
import { type OtherLanguage, otherLanguages } from '@rombo/shared/contract/text';
import { glossaries } from '@rombo/shared/words/glossary';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { TextField } from '../../../forms/fields.tsx';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { CollapsibleSection } from '../../collection/section.tsx';
import { type ProductDraft, sheetField, type TranslationDraft } from '../draft/product-draft.ts';
import { specsOf } from '../draft/spec-lines.ts';
import { SheetField } from '../files/file-fields.tsx';

/** Italian text beside its translation, on phones above it. */
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

interface TranslationFieldProps {
  label: string;
  italian: string;
  language: OtherLanguage;
  value: string;
  max: number;
  /** Translation of the Italian text by the glossary. */
  suggestion?: string | undefined;
  isLong?: boolean;
  onChange: (text: string) => void;
}

/** Italian text with its translation, and a button that accepts the suggestion of the glossary. */
function TranslationField({
  label,
  italian,
  language,
  value,
  max,
  suggestion,
  isLong = false,
  onChange,
}: TranslationFieldProps) {
  const { translation: texts } = useTexts('panel');
  return (
    <Pair>
      <Italian lang="it">{italian || '–'}</Italian>
      <Fields>
        <TextField
          label={label}
          isLong={isLong}
          lang={language}
          value={value}
          maxLength={max}
          placeholder={suggestion}
          onChange={({ target }) => onChange(target.value)}
        />
        {suggestion !== undefined && !value && (
          <Button variant="ghost" aria-label={texts.takeOver(label, suggestion)} onClick={() => onChange(suggestion)}>
            {texts.use}
          </Button>
        )}
      </Fields>
    </Pair>
  );
}

/** Name, description and specs in another language. Blank fields fall back to the glossary, then to Italian. */
function TranslationSection({ language }: { language: OtherLanguage }) {
  const { translation: texts } = useTexts('panel');
  const languageText = languageName(language, useLanguage().language);
  const { setValue, formState } = useFormContext<ProductDraft>();
  const italian = useWatch<ProductDraft, typeof translatedFields>({ name: translatedFields });
  const rows = useWatch<ProductDraft, 'technicalSpecs'>({ name: 'technicalSpecs' });
  const draft = useWatch<ProductDraft, `translations.${OtherLanguage}`>({ name: `translations.${language}` });
  const change = (part: Partial<TranslationDraft>) =>
    setValue(
      `translations.${language}`,
      { ...draft, ...part },
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    );
  const specs = Object.entries(specsOf(rows)).filter(([label]) => label !== ARTICLE_CODE);
  const glossary = glossaries[language];
  const error = formState.errors.translations?.[language]?.message;
  const suggested = specs.flatMap(([label, value]) => {
    const suggestion = glossary?.value(value);
    return suggestion !== undefined && suggestion !== value && !draft.specs[label]
      ? [[label, suggestion] as const]
      : [];
  });
  // Values that are the same in both languages need no translation.
  const needsNoTranslation = ([label, value]: [string, string]) =>
    glossary?.value(value) === value &&
    glossary.label(label) !== undefined &&
    !draft.specs[label] &&
    !draft.labels[label];
  return (
    <CollapsibleSection
      title={texts.title(languageText)}
      summary={translatedFields
        .filter((name) => draft[name])
        .map((name) => texts.held[name])
        .join(', ')}
      fields={[`translations.${language}`, sheetField(language)]}
    >
      <FieldHint>{texts.hint}</FieldHint>
      {error && <FieldError role="alert">{String(error)}</FieldError>}
      {translatedFields.map((name, index) => (
        <TranslationField
          key={name}
          label={texts[name](languageText)}
          italian={italian[index] ?? ''}
          language={language}
          value={draft[name]}
          max={productLimits[name]}
          isLong={name !== 'name'}
          onChange={(text) => change({ [name]: text })}
        />
      ))}
      {suggested.length > 0 && (
        <div>
          <Button
            variant="secondary"
            onClick={() => change({ specs: { ...draft.specs, ...Object.fromEntries(suggested) } })}
          >
            {texts.acceptAll(suggested.length)}
          </Button>
        </div>
      )}
      {specs
        .filter((spec) => !needsNoTranslation(spec))
        .map(([label, value]) => (
          <div key={label}>
            <TranslationField
              label={texts.valueOf(label, languageText)}
              italian={`${label}: ${value}`}
              language={language}
              value={draft.specs[label] ?? ''}
              max={specLimits.value}
              suggestion={glossary?.value(value)}
              onChange={(text) => change({ specs: { ...draft.specs, [label]: text } })}
            />
            {(glossary?.label(label) === undefined || draft.labels[label] !== undefined) && (
              <TranslationField
                label={texts.labelOf(label, languageText)}
                italian={label}
                language={language}
                value={draft.labels[label] ?? ''}
                max={specLimits.label}
                onChange={(text) => change({ labels: { ...draft.labels, [label]: text } })}
              />
            )}
          </div>
        ))}
      <SheetField language={language} />
    </CollapsibleSection>
  );
}

export const TranslationSections = () =>
  otherLanguages.map((code) => <TranslationSection key={code} language={code} />);
