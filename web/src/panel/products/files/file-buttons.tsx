import type { UploadPurpose } from '@rombo/shared/contract/upload';
import type { Ref } from 'react';
import { withType } from '../../../forms/uploads/check-file.ts';
import { type DraftFile, presentFile } from '../../../forms/uploads/draft-file.ts';
import { FilePicker } from '../../../forms/uploads/file-picker.tsx';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useFileField } from '../../../forms/uploads/use-uploads.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/form.styles.ts';
import { chooseFiles, RefusedList, useRefusals } from './choose-files.tsx';

/** What a field needs to know of its stored file, and where new ones are uploaded. */
export interface StoredFileProps {
  /** The address of the file that the product has already. */
  present: string | null;
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

/** Chooses the file of a field that holds one, removes it, and brings the stored one back. */
export function FileButtons(props: FileButtonsProps) {
  const { file, present, purpose, uploads, words, describedBy, inputRef, onChange } = props;
  const { files: texts } = useTexts('panel');
  const { refused, report } = useRefusals();
  const { become, take } = useFileField({ file, purpose, uploads, onChange });
  const choose = async ([first]: File[]) => {
    if (!first) return;
    const { accepted, refused } = chooseFiles([await withType(first, purpose)], purpose, texts);
    report(refused);
    if (accepted[0]) take(accepted[0]);
  };
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
          <Button variant="ghost" aria-label={words.removeLabel} onClick={() => become(null)}>
            {words.remove}
          </Button>
        )}
        {present && file?.id !== present && (
          <Button variant="ghost" onClick={() => become(presentFile(present))}>
            {words.restore}
          </Button>
        )}
      </Row>
      <RefusedList refused={refused} />
    </>
  );
}
