import type { ListedKind } from '@rombo/shared/contract/kinds';
import type { RouteName } from '@rombo/shared/contract/route-paths';
import { useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { Row } from '../../forms/form.styles.ts';
import { FilePicker } from '../../forms/uploads/file-picker.tsx';
import { useTexts } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/load-boundary.tsx';

/** Files of an import: a table, and a zip with the files that it names. */
export const TABLE_FILES = '.csv,.tsv,.txt,.zip,text/csv,application/zip';

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
    <Row>
      {hasItems && (
        <ButtonLink variant="ghost" href={addressOf(routes.export, { query: { separator: ';' } })} download>
          {texts.exportAll}
        </ButtonLink>
      )}
      <FilePicker
        variant="ghost"
        label={texts.import}
        purpose="import-files"
        accept={TABLE_FILES}
        multiple
        onFiles={setFiles}
      />
      {files.length > 0 && <ImportDialog kind={listed} reads={reads} files={files} onClose={() => setFiles([])} />}
    </Row>
  );
}
