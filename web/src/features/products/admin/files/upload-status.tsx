import { hasStatus } from '../../../../api/errors.ts';
import { Button } from '../../../../ui/button.tsx';
import type { PendingFile } from '../../../uploads/pending-file.ts';
import { UploadBar } from '../../../uploads/upload-bar.tsx';
import { FileRefusal } from './file-refusal.ts';
import { fileTexts } from './file-texts.ts';
import { Failure, Status } from './files.styles.ts';

const reasonOf = (cause: unknown): string => {
  if (hasStatus(cause, 401)) return fileTexts.sessionEnded;
  return cause instanceof FileRefusal ? cause.message : fileTexts.failed;
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
        <Button variant="secondary" aria-label={fileTexts.retryOf(file.name)} onClick={onRetry}>
          {fileTexts.retry}
        </Button>
      </Status>
    );
  }
  return (
    <Status>
      {status === 'sent' ? (
        <span>{fileTexts.sent}</span>
      ) : (
        <UploadBar label={fileTexts.uploading(file.name)} progress={progress} />
      )}
    </Status>
  );
}
