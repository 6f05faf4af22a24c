import { hasStatus } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { FileRefusal } from './file-refusal.ts';
import type { PendingFile } from './pending-file.ts';
import { UploadBar } from './upload-bar.tsx';
import { Failure, Status } from './upload-status.styles.ts';
import { uploadTexts } from './upload-texts.ts';

const reasonOf = (cause: unknown): string => {
  if (hasStatus(cause, 401)) return uploadTexts.sessionEnded;
  return cause instanceof FileRefusal ? cause.message : uploadTexts.failed;
};

export interface UploadStatusProps {
  pending: PendingFile;
  onRetry: () => void;
}

/** How far a chosen file has come. */
export function UploadStatus({ pending: { file, status, progress, cause }, onRetry }: UploadStatusProps) {
  if (status === 'failed') {
    return (
      <Status>
        <Failure role="alert">{reasonOf(cause)}</Failure>
        <Button variant="secondary" aria-label={uploadTexts.retryOf(file.name)} onClick={onRetry}>
          {uploadTexts.retry}
        </Button>
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
    </Status>
  );
}
