import type { Ref } from 'react';
import { useTexts } from '../../../../../i18n/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Row } from '../../../../../ui/form.styles.ts';
import { withType } from '../../../../uploads/check-file.ts';
import { type DraftFile, presentFile } from '../../../../uploads/draft-file.ts';
import { FilePicker } from '../../../../uploads/file-picker.tsx';
import type { UploadQueue } from '../../../../uploads/upload-queue.ts';
import { UploadStatus } from '../../../../uploads/upload-status.tsx';
import { useFileField } from '../../../../uploads/use-file-field.ts';
import { usePendingFile } from '../../../../uploads/use-uploads.ts';
import { choosePictures } from '../../files/choose-files.ts';
import { RefusedList } from '../../files/refused-list.tsx';
import { useRefusals } from '../../files/use-refusals.ts';

interface DrawingFieldProps {
  image: DraftFile | null;
  /** The address of the drawing that the product has already. */
  present: string | null;
  uploads: UploadQueue;
  inputRef: Ref<HTMLInputElement>;
  onChange: (image: DraftFile | null) => void;
}

/** Chooses the drawing of an exploded view, takes it away and brings it back. */
export function DrawingField({ image, present, uploads, inputRef, onChange }: DrawingFieldProps) {
  const { exploded: texts, files } = useTexts('panel');
  const { refused, report } = useRefusals();
  const pending = usePendingFile(uploads, image?.id ?? '');
  const { become, take } = useFileField({ file: image, purpose: 'exploded-view', uploads, onChange });
  const choose = async (chosen: File[]) => {
    const typed = await Promise.all(chosen.map((file) => withType(file, 'exploded-view')));
    const { accepted, refused } = choosePictures(typed, 1, files);
    report(refused);
    if (accepted[0]) take(accepted[0]);
  };
  return (
    <>
      {pending && <UploadStatus pending={pending} onRetry={() => uploads.again([pending.id])} />}
      <Row>
        <FilePicker
          purpose="exploded-view"
          label={image ? texts.replace : texts.choose}
          inputRef={inputRef}
          onFiles={choose}
        />
        {image && (
          <Button variant="ghost" onClick={() => become(null)}>
            {texts.removeView}
          </Button>
        )}
        {present && image?.id !== present && (
          <Button variant="ghost" onClick={() => become(presentFile(present))}>
            {texts.restore}
          </Button>
        )}
      </Row>
      <RefusedList refused={refused} />
    </>
  );
}
