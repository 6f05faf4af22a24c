import { hasStatus } from '../../api/errors.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { FileRefusal } from './file-refusal.ts';
import { FileSizes } from './file-sizes.tsx';
import type { PendingFile } from './pending-file.ts';
import { isReady } from './prepare-queue.ts';
import { PictureFault } from './preparing/prepared.ts';
import { UploadBar } from './upload-bar.tsx';
import { Failure, Name, Status } from './upload-status.styles.ts';

/** Says why a file has failed. */
function useReason(pending: PendingFile): string {
  const { preparing: texts, uploads: uploadTexts } = useTexts('panel');
  const { cause, file } = pending;
  if (hasStatus(cause, 401)) return uploadTexts.sessionEnded;
  if (cause instanceof PictureFault) return texts.faults[cause.fault](file.name);
  if (cause instanceof FileRefusal) return cause.message;
  return isReady(pending) ? uploadTexts.failed : texts.notPrepared(file.name);
}

export interface UploadStatusProps {
  pending: PendingFile;
  onRetry: () => void;
}

/** Upload status of a chosen file. */
export function UploadStatus({ pending, onRetry }: UploadStatusProps) {
  const { preparing: texts, uploads: uploadTexts } = useTexts('panel');
  const { file, status, progress } = pending;
  const reason = useReason(pending);
  if (status === 'failed') {
    return (
      <Status>
        <Failure role="alert">{reason}</Failure>
        <Button variant="secondary" aria-label={uploadTexts.retryOf(file.name)} onClick={onRetry}>
          {uploadTexts.retry}
        </Button>
      </Status>
    );
  }
  if (status === 'preparing') {
    return (
      <Status>
        <Name>{file.name}</Name>
        <span>{texts.preparing}</span>
        <UploadBar label={texts.preparingOf(file.name)} progress={null} />
      </Status>
    );
  }
  if (!isReady(pending)) {
    return (
      <Status>
        <Name>{file.name}</Name>
        <span>{texts.queued}</span>
      </Status>
    );
  }
  return (
    <Status>
      {status === 'sent' ? (
        <span>{uploadTexts.sent}</span>
      ) : (
        <UploadBar label={uploadTexts.uploading(file.name)} progress={progress} />
      )}
      <FileSizes pending={pending} />
    </Status>
  );
}
