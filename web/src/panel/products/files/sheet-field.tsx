import { useId } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { type DraftFile, isChosen } from '../../../forms/uploads/draft-file.ts';
import { formatSize } from '../../../forms/uploads/format-size.ts';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { Section } from '../../collection/section.tsx';
import type { ProductDraft } from '../draft/product-draft.ts';
import { TabLink } from '../product-parts.tsx';
import { FileButtons, type StoredFileProps } from './file-buttons.tsx';

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
      {stored.present && !sheet && <p role="status">{texts.sheetGone}</p>}
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
