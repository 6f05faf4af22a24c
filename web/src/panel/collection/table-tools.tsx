import { TABLE_FILES } from '@rombo/shared/contract/import';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import type { RouteName } from '@rombo/shared/contract/route-paths';
import { useState } from 'react';
import styled from 'styled-components';
import { addressOf } from '../../api/client.ts';
import { Row } from '../../forms/form.styles.ts';
import { FilePicker } from '../../forms/uploads/file-picker.tsx';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/load-boundary.tsx';
import { PanelIcon } from '../ui/buttons.tsx';

/** Phones have room for icons only. */
const Tools = styled(Row)`
  flex-wrap: nowrap;
  [data-long] { display: none; }
  ${media.tablet} {
    svg { display: none; }
    [data-long] { display: inline; }
  }
`;

const Name = ({ icon, text }: { icon: 'download' | 'upload'; text: string }) => (
  <>
    <PanelIcon name={icon} />
    <VisuallyHidden>{text}</VisuallyHidden>
    <span data-long aria-hidden>
      {text}
    </span>
  </>
);

interface ImportProps {
  kind: ListedKind;
  reads: readonly RouteName[];
  files: File[];
  onClose: () => void;
}

const ImportDialog = lazyComponent<ImportProps>(async () => (await import('./import-dialog.tsx')).default);

interface TableToolsProps {
  kind: { listed?: ListedKind; routes: { export?: RouteName }; reads: readonly RouteName[] };
  hasItems: boolean;
}

/** Export and import of a kind as CSV. */
export function TableTools({ kind: { listed, routes, reads }, hasItems }: TableToolsProps) {
  const { tables: texts } = useTexts('panel');
  const [files, setFiles] = useState<File[]>([]);
  if (!listed || !routes.export) return null;
  return (
    <Tools>
      {hasItems && (
        <ButtonLink variant="ghost" href={addressOf(routes.export, { query: { separator: ';' } })} download>
          <Name icon="download" text={texts.exportAll} />
        </ButtonLink>
      )}
      <FilePicker
        variant="ghost"
        label={<Name icon="upload" text={texts.import} />}
        purpose="import-files"
        accept={TABLE_FILES}
        multiple
        onFiles={setFiles}
      />
      {files.length > 0 && <ImportDialog kind={listed} reads={reads} files={files} onClose={() => setFiles([])} />}
    </Tools>
  );
}
