import { type Language, languages } from '@rombo/shared/words/languages';
import styled from 'styled-components';
import { hasStatus } from '../../api/errors.ts';
import { type Texts, useLanguage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { PictureFault } from './preparing/picture-file.ts';
import { FileRefusal, isReady, type PendingFile } from './upload-queue.ts';
import { useFormFiles, usePendingFile } from './use-uploads.tsx';

const MB = 1024 * 1024;

/**
 * Formats a file size: '4,5 MB', '820 kB'. One megabyte is 1024 × 1024 bytes, as in the upload limit. Does not use `Intl.NumberFormat`,
 * whose first use takes 0.1 s on a slow phone.
 */
export function formatSize(bytes: number, language: Language): string {
  if (bytes < MB) return `${Math.ceil(bytes / 1024)} kB`;
  const [size, unit] = bytes < 1024 * MB ? [bytes / MB, 'MB'] : [bytes / MB / 1024, 'GB'];
  const number = String(Math.round(size * 10) / 10);
  return `${number.replace('.', languages[language].decimal)} ${unit}`;
}

const Status = styled.div`
  display: grid;
  align-content: center;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-s);
  width: 100%;
  min-height: 2.25rem;
  padding: var(--space-s);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
`;

const Sizes = styled.span`font-variant-numeric: tabular-nums;`;

const Name = styled.span`
  overflow: hidden;
  color: var(--color-text);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Bar = styled.progress`
  width: 100%;
  accent-color: var(--color-accent);
`;

/** Size of a picture before and after preparation: '7,1 MB → 820 kB'. */
function FileSizes({ pending: { file, prepared } }: { pending: PendingFile }) {
  const { preparing: texts } = useTexts('panel');
  const { language } = useLanguage();
  if (!prepared) return null;
  const [before, after] = [formatSize(file.size, language), formatSize(prepared.file.size, language)];
  if (before === after) return <Sizes>{before}</Sizes>;
  return (
    <Sizes>
      <span aria-hidden="true">
        {before} → {after}
      </span>
      <VisuallyHidden>{texts.fromTo(before, after)}</VisuallyHidden>
    </Sizes>
  );
}

function reasonOf(
  { cause, file, ...pending }: PendingFile,
  { preparing, uploads }: Texts['panel'],
  server: Texts['server'],
): string {
  if (hasStatus(cause, 401)) return uploads.sessionEnded;
  if (cause instanceof PictureFault) return preparing.faults[cause.fault](file.name);
  if (cause instanceof FileRefusal) return cause.message;
  if (hasStatus(cause, 429)) return server.errorText(cause) ?? uploads.failed;
  return isReady(pending) ? uploads.failed : preparing.notPrepared(file.name);
}

function Progress({ pending }: { pending: PendingFile }) {
  const { preparing: texts, uploads: uploadTexts } = useTexts('panel');
  const { file, status, progress } = pending;
  if (isReady(pending)) {
    return (
      <>
        {status === 'sent' ? (
          <span>{uploadTexts.sent}</span>
        ) : (
          <Bar aria-label={uploadTexts.uploading(file.name)} max={1} value={progress} />
        )}
        <FileSizes pending={pending} />
      </>
    );
  }
  const isPreparing = status === 'preparing';
  return (
    <>
      <Name>{file.name}</Name>
      <span>{isPreparing ? texts.preparing : texts.queued}</span>
      {isPreparing && <Bar aria-label={texts.preparingOf(file.name)} />}
    </>
  );
}

/** Upload progress of a chosen file; empty for a stored one. A separate component, because it updates many times per second. */
export function UploadStatus({ id }: { id: string | undefined }) {
  const { common } = useTexts('site');
  const panel = useTexts('panel');
  const server = useTexts('server');
  const { uploads } = useFormFiles();
  const pending = usePendingFile(id);
  if (!pending) return null;
  return (
    <Status>
      {pending.status === 'failed' ? (
        <>
          <FieldError role="alert">{reasonOf(pending, panel, server)}</FieldError>
          <Button
            variant="secondary"
            aria-label={`${common.retry}: ${pending.file.name}`}
            onClick={() => uploads.retry(pending.id)}
          >
            {common.retry}
          </Button>
        </>
      ) : (
        <Progress pending={pending} />
      )}
    </Status>
  );
}
