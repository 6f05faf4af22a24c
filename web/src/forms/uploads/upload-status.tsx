import { hasStatus } from '../../api/errors.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { formatSize, formatSizes } from './format-size.ts';
import { FileRefusal, type PendingFile } from './pending-list.ts';
import { isReady } from './prepare-queue.ts';
import { PictureFault } from './preparing/prepared.ts';
import { UploadBar } from './upload-bar.tsx';
import { Failure, Name, Sizes, Status } from './upload-status.styles.ts';

/** The size of a picture before and after it was prepared: '7,1 MB → 0,9 MB'. */
function FileSizes({ pending: { file, prepared } }: { pending: PendingFile }) {
  const { preparing: texts } = useTexts('panel');
  const { language } = useLanguage();
  if (!prepared) return null;
  if (prepared.file.size === file.size) return <Sizes>{formatSize(file.size, language)}</Sizes>;
  const [before, after] = formatSizes(file.size, prepared.file.size, language);
  return (
    <Sizes>
      <span aria-hidden="true">
        {before} → {after}
      </span>
      <VisuallyHidden>{texts.fromTo(before, after)}</VisuallyHidden>
    </Sizes>
  );
}

function useReason(pending: PendingFile): string {
  const { preparing: texts, uploads: uploadTexts } = useTexts('panel');
  const { cause, file } = pending;
  if (hasStatus(cause, 401)) return uploadTexts.sessionEnded;
  if (cause instanceof PictureFault) return texts.faults[cause.fault](file.name);
  if (cause instanceof FileRefusal) return cause.message;
  return isReady(pending) ? uploadTexts.failed : texts.notPrepared(file.name);
}

export function UploadStatus({ pending, onRetry }: { pending: PendingFile; onRetry: () => void }) {
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
