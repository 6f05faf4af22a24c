import type { UploadPurpose } from '@rombo/shared/contract/upload';
import type { Ref } from 'react';
import { Row } from '../../../forms/form.styles.ts';
import { type DraftFile, storedFile } from '../../../forms/uploads/draft-file.ts';
import { FilePicker } from '../../../forms/uploads/file-picker.tsx';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { useFileField } from '../../../forms/uploads/use-file-choice.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { RefusedList, refusalOf } from './choose-files.tsx';

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
        {present && file?.id !== present && (
          <Button variant="ghost" onClick={() => setFile(storedFile(present))}>
            {words.restore}
          </Button>
        )}
      </Row>
      <RefusedList refused={refused} />
    </>
  );
}
