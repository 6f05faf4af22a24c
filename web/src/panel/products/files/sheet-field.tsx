import { useId } from 'react';
import { useController } from 'react-hook-form';
import { isChosen, presentFile } from '../../../forms/uploads/draft-file.ts';
import { FilePicker } from '../../../forms/uploads/file-picker.tsx';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useFileField } from '../../../forms/uploads/use-file-field.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, FieldHint } from '../../../ui/field.styles.ts';
import { Row } from '../../../ui/form.styles.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { Section } from '../form/section.tsx';
import { chooseSheet } from './choose-files.ts';
import { RefusedList } from './refused-list.tsx';
import { ChosenSheet, PresentSheet } from './sheet-file.tsx';
import { useRefusals } from './use-refusals.ts';

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
