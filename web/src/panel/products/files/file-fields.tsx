import type { UploadPurpose } from '@rombo/shared/contract/upload';
import { type Ref, useId } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Row } from '../../../forms/form.styles.ts';
import type { FileProblem } from '../../../forms/uploads/check-file.ts';
import { type DraftFile, isChosen, storedFile } from '../../../forms/uploads/draft-file.ts';
import { FilePicker } from '../../../forms/uploads/file-picker.tsx';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { formatSize, UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { type Refusal, useFileField } from '../../../forms/uploads/use-file-choice.ts';
import { type Texts, useLanguage, useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { Section } from '../../collection/section.tsx';
import type { ProductDraft } from '../draft/product-draft.ts';
import { TabLink } from '../product-parts.tsx';

type FileTexts = Texts['panel']['files'];

const titles = { 'too-large': 'tooLarge', 'wrong-type': 'wrongType', empty: 'empty' } as const;

const reasonOf = ({ name, type }: File, problem: FileProblem, purpose: UploadPurpose, texts: FileTexts): string => {
  if (problem === 'empty') return texts.emptyText(name);
  if (purpose === 'technical-sheet') return problem === 'too-large' ? texts.sheetTooLarge(name) : texts.notAPdf(name);
  if (problem === 'too-large') return texts.pictureTooLarge(name);
  return type.startsWith('image/') ? texts.otherPicture(name) : texts.notAPicture(name);
};

/** Why a file was refused. */
export const refusalOf = (file: File, problem: FileProblem, purpose: UploadPurpose, texts: FileTexts): Refusal => ({
  title: texts[titles[problem]],
  description: reasonOf(file, problem, purpose, texts),
});

const Refused = styled.div`
  color: var(--color-danger);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
  &:empty { display: none; }
`;

export function RefusedList({ refused }: { refused: Refusal[] }) {
  const { files: texts } = useTexts('panel');
  return (
    <Refused role="status">
      {refused.length > 0 && (
        <>
          <p>{texts.notAdded}</p>
          <ul>
            {refused.map(({ description }) => (
              <li key={description}>{description}</li>
            ))}
          </ul>
        </>
      )}
    </Refused>
  );
}

/** The stored file of a field, and where a new one is uploaded. */
export interface StoredFileProps {
  /** Null if the product has none. */
  storedAddress: string | null;
  uploads: UploadQueue;
}

interface FileButtonsProps extends StoredFileProps {
  file: DraftFile | null;
  purpose: UploadPurpose;
  words: { choose: string; replace: string; remove: string; removeLabel?: string; restore: string };
  describedBy?: string;
  inputRef: Ref<HTMLInputElement>;
  onChange: (file: DraftFile | null) => void;
}

/** Buttons to choose and remove the one file of a field, and to restore the stored one. */
export function FileButtons(props: FileButtonsProps) {
  const { file, storedAddress, purpose, uploads, words, describedBy, inputRef, onChange } = props;
  const { files: texts } = useTexts('panel');
  const { setFile, choose, refused } = useFileField({
    file,
    purpose,
    uploads,
    onChange,
    refusalOf: (refused, problem) => refusalOf(refused, problem, purpose, texts),
  });
  return (
    <>
      <Row>
        <FilePicker
          purpose={purpose}
          label={file ? words.replace : words.choose}
          describedBy={describedBy}
          inputRef={inputRef}
          onFiles={choose}
        />
        {file && (
          <Button variant="ghost" aria-label={words.removeLabel} onClick={() => setFile(null)}>
            {words.remove}
          </Button>
        )}
        {storedAddress && file?.id !== storedAddress && (
          <Button variant="ghost" onClick={() => setFile(storedFile(storedAddress))}>
            {words.restore}
          </Button>
        )}
      </Row>
      <RefusedList refused={refused} />
    </>
  );
}

const FileName = styled.p`
  overflow-wrap: anywhere;
  span { color: var(--color-text-muted); }
`;

/** A stored sheet as a link; a chosen one with its name, its size and the progress of its upload. */
function Sheet({ sheet, uploads }: { sheet: DraftFile; uploads: UploadQueue }) {
  const { files: texts } = useTexts('panel');
  const { language } = useLanguage();
  return (
    <div>
      {isChosen(sheet) ? (
        <FileName>
          {sheet.file.name} <span>{formatSize(sheet.file.size, language)}</span>
        </FileName>
      ) : (
        <TabLink href={sheet.address} text={texts.openSheet} />
      )}
      <UploadStatus uploads={uploads} id={sheet.id} />
    </div>
  );
}

export function SheetField({ name = 'sheet', ...stored }: StoredFileProps & { name?: 'sheet' | 'sheetEn' }) {
  const { files, english } = useTexts('panel');
  const texts = name === 'sheet' ? files : { ...files, ...english.sheet };
  const { field, fieldState } = useController<ProductDraft, 'sheet' | 'sheetEn'>({ name });
  const hint = useId();
  const sheet = field.value;
  return (
    <Section title={texts.sheet}>
      <FieldHint id={hint}>{texts.sheetHint}</FieldHint>
      {sheet && <Sheet sheet={sheet} uploads={stored.uploads} />}
      {stored.storedAddress && !sheet && <p role="status">{texts.sheetGone}</p>}
      <FileButtons
        {...stored}
        file={sheet}
        purpose="technical-sheet"
        words={{
          choose: texts.addSheet,
          replace: texts.replaceSheet,
          remove: texts.removeSheet,
          removeLabel: texts.removeSheetOf,
          restore: texts.restoreSheet,
        }}
        describedBy={hint}
        inputRef={field.ref}
        onChange={field.onChange}
      />
      {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
    </Section>
  );
}
