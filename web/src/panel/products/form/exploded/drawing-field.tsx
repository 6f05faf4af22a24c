import type { Ref } from 'react';
import { withType } from '../../../../forms/uploads/check-file.ts';
import { type DraftFile, presentFile } from '../../../../forms/uploads/draft-file.ts';
import { FilePicker } from '../../../../forms/uploads/file-picker.tsx';
import type { UploadQueue } from '../../../../forms/uploads/upload-queue.ts';
import { UploadStatus } from '../../../../forms/uploads/upload-status.tsx';
import { useFileField } from '../../../../forms/uploads/use-file-field.ts';
import { usePendingFile } from '../../../../forms/uploads/use-uploads.ts';
import { useTexts } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/form.styles.ts';
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
