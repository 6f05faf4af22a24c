import styled from 'styled-components';
import { formatSize } from '../../../forms/uploads/format-size.ts';
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts';
import { UploadStatus } from '../../../forms/uploads/upload-status.tsx';
import { usePendingFile } from '../../../forms/uploads/use-uploads.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

const FileName = styled.p`
  overflow-wrap: anywhere;
`;

const Size = styled.span`
  color: var(--color-text-muted);
`;

interface ChosenSheetProps {
  sheet: { id: string; file: File };
  uploads: UploadQueue;
}

/** A sheet that was chosen: its name, its size, how far its upload is. */
export function ChosenSheet({ sheet: { id, file }, uploads }: ChosenSheetProps) {
  const { language } = useLanguage();
  const pending = usePendingFile(uploads, id);
  return (
    <div>
      <FileName>
        {file.name} <Size>{formatSize(file.size, language)}</Size>
      </FileName>
      {pending && <UploadStatus pending={pending} onRetry={() => uploads.again([id])} />}
    </div>
  );
}

export function PresentSheet({ address }: { address: string }) {
  const { files: fileTexts, products: texts } = useTexts('panel');
  return (
    <div>
      <ButtonLink
        variant="ghost"
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={`${fileTexts.openSheet}, ${texts.newTab}`}
      >
        {fileTexts.openSheet}
        <Icon name="external" size={16} />
      </ButtonLink>
    </div>
  );
}
