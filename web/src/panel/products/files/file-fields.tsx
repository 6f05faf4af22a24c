import { isPicture, type UploadPurpose } from '@rombo/shared/contract/upload';
import { defaultLanguage, type Language } from '@rombo/shared/words/languages';
import { useId } from 'react';
import styled from 'styled-components';
import { isChosen } from '../../../forms/uploads/draft-file.ts';
import type { FileProblem } from '../../../forms/uploads/file-checks.ts';
import { FileButtons } from '../../../forms/uploads/file-picker.tsx';
import { formatSize } from '../../../forms/uploads/upload-status.tsx';
import { type FileField, type Refusal, useFileField } from '../../../forms/uploads/use-file-choice.ts';
import { type Texts, useLanguage, useTexts } from '../../../i18n/index.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { FieldHint } from '../../../ui/field.styles.ts';
import { CollapsibleSection } from '../../collection/section.tsx';
import { NewTabLink } from '../../ui/buttons.tsx';
import { sheetField } from '../draft/product-draft.ts';

type FileTexts = Texts['panel']['files'];

const reasonOf = ({ name, type }: File, problem: FileProblem, purpose: UploadPurpose, texts: FileTexts): string => {
  if (problem === 'empty') return texts.emptyText(name);
  if (!isPicture(purpose)) return problem === 'tooLarge' ? texts.sheetTooLarge(name) : texts.notAPdf(name);
  if (problem === 'tooLarge') return texts.pictureTooLarge(name);
  return type.startsWith('image/') ? texts.otherPicture(name) : texts.notAPicture(name);
};

export const refusalOf = (file: File, problem: FileProblem, purpose: UploadPurpose, texts: FileTexts): Refusal => ({
  title: texts[problem],
  description: reasonOf(file, problem, purpose, texts),
});

export function useProductFile(name: ReturnType<typeof sheetField> | 'drawing', purpose: UploadPurpose): FileField {
  const { files: texts } = useTexts('panel');
  return useFileField({ name, purpose, refusalOf: (file, problem) => refusalOf(file, problem, purpose, texts) });
}

const FileName = styled.p`
  overflow-wrap: anywhere;
  span { color: var(--color-text-muted); }
`;

interface SheetFieldProps {
  language?: Language;
  purpose?: UploadPurpose;
  /** Texts that call the PDF something else than a data sheet. */
  words?: Partial<FileTexts>;
}

export function SheetField({ language: code = defaultLanguage, purpose = 'technical-sheet', words }: SheetFieldProps) {
  const { files, sheetTexts } = useTexts('panel');
  const { language } = useLanguage();
  const texts = { ...files, ...(code === defaultLanguage ? words : sheetTexts(languageName(code, language))) };
  const name = sheetField(code);
  const field = useProductFile(name, purpose);
  const { file, stored } = field;
  const hint = useId();
  return (
    <CollapsibleSection title={texts.sheet} summary={file && texts.hasSheet} fields={[name]}>
      <FieldHint id={hint}>{texts.sheetHint}</FieldHint>
      {file && (
        <div>
          {isChosen(file) ? (
            <FileName>
              {file.file.name} <span>{formatSize(file.file.size, language)}</span>
            </FileName>
          ) : (
            <NewTabLink href={file.address} text={texts.openSheet} />
          )}
        </div>
      )}
      {stored && !file && <p role="status">{texts.sheetGone}</p>}
      <FileButtons
        field={field}
        words={{
          choose: texts.addSheet,
          replace: texts.replaceSheet,
          remove: texts.removeSheet,
          removeLabel: texts.removeSheetOf,
          restore: texts.restoreSheet,
        }}
        describedBy={hint}
      />
    </CollapsibleSection>
  );
}
