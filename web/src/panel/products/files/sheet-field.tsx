import { useId } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { isChosen, presentFile } from '../../../forms/uploads/draft-file.ts';
import { FilePicker } from '../../../forms/uploads/file-picker.tsx';
import { formatSize } from '../../../forms/uploads/format-size.ts';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { useFileField, usePendingFile } from '../../../forms/uploads/use-uploads.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { Row } from '../../../ui/form.styles.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ProductDraft } from '../draft/product-draft.ts';
import { Section } from '../form/section.tsx';
import { chooseSheet, RefusedList, useRefusals } from './choose-files.tsx';

export interface SheetFieldProps {
  name?: 'sheet' | 'sheetEn';
  /** The address of the sheet that the product has already. */
  present: string | null;
  uploads: UploadQueue;
}

export function SheetField({ name = 'sheet', present, uploads }: SheetFieldProps) {
  const { files, english } = useTexts('panel');
  const fileTexts = name === 'sheet' ? files : { ...files, ...english.sheet };
  const { field, fieldState } = useController<ProductDraft, 'sheet' | 'sheetEn'>({ name });
  const { refused, report } = useRefusals();
  const hint = useId();
  const sheet = field.value;

  const { become, take } = useFileField({ file: sheet, purpose: 'technical-sheet', uploads, onChange: field.onChange });
  const choose = ([file]: File[]) => {
    if (!file) return;
    const { accepted, refused } = chooseSheet(file, fileTexts);
    report(refused);
    if (accepted[0]) take(accepted[0]);
  };

  return (
    <Section title={fileTexts.sheet}>
      <FieldHint id={hint}>{fileTexts.sheetHint}</FieldHint>
      {sheet && (isChosen(sheet) ? <ChosenSheet sheet={sheet} uploads={uploads} /> : <PresentSheet {...sheet} />)}
      {present && !sheet && <p role="status">{fileTexts.sheetGone}</p>}
      <Row>
        <FilePicker
          purpose="technical-sheet"
          label={sheet ? fileTexts.replaceSheet : fileTexts.addSheet}
          describedBy={hint}
          inputRef={field.ref}
          onFiles={choose}
        />
        {sheet && (
          <Button variant="ghost" aria-label={fileTexts.removeSheetOf} onClick={() => become(null)}>
            {fileTexts.removeSheet}
          </Button>
        )}
        {present && sheet?.id !== present && (
          <Button variant="ghost" onClick={() => become(presentFile(present))}>
            {fileTexts.restoreSheet}
          </Button>
        )}
      </Row>
      {fieldState.error?.message && <FieldError role="alert">{fieldState.error.message}</FieldError>}
      <RefusedList refused={refused} />
    </Section>
  );
}

const FileName = styled.p`
  overflow-wrap: anywhere;
`;

const Size = styled.span`
  color: var(--color-text-muted);
`;

interface ChosenSheetProps {
  sheet: { id: string; file: File };
  uploads: UploadQueue;
}

/** A sheet that was chosen: its name, its size, how far its upload is. */
function ChosenSheet({ sheet: { id, file }, uploads }: ChosenSheetProps) {
  const { language } = useLanguage();
  const pending = usePendingFile(uploads, id);
  return (
    <div>
      <FileName>
        {file.name} <Size>{formatSize(file.size, language)}</Size>
      </FileName>
      {pending && <UploadStatus pending={pending} onRetry={() => uploads.again([id])} />}
    </div>
  );
}

function PresentSheet({ address }: { address: string }) {
  const { files: fileTexts, products: texts } = useTexts('panel');
  return (
    <div>
      <ButtonLink
        variant="ghost"
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={`${fileTexts.openSheet}, ${texts.newTab}`}
      >
        {fileTexts.openSheet}
        <Icon name="external" size={16} />
      </ButtonLink>
    </div>
  );
}
