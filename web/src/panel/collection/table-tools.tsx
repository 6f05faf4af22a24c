import { type Export, IMPORT_HOURS, TABLE_FILES } from '@rombo/shared/contract/import';
import { kinds, type ListedKind } from '@rombo/shared/contract/kinds';
import type { RouteName } from '@rombo/shared/contract/route-paths';
import { useState } from 'react';
import styled from 'styled-components';
import { addressOf, call } from '../../api/client.ts';
import { Row, Stack } from '../../forms/form.styles.ts';
import { FilePicker } from '../../forms/uploads/file-picker.tsx';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/load-boundary.tsx';
import { createStoredList } from '../../ui/stored.ts';
import { PanelIcon, type PanelIconName } from '../ui/buttons.tsx';
import { attempt } from '../ui/list-hooks.tsx';
import type { BegunImport, ImportDialogProps } from './import-dialog.tsx';

/** Phones have room for icons only. */
const Tools = styled(Row)`
  flex-wrap: nowrap;
  [data-long] { display: none; }
  ${media.tablet} {
    flex-wrap: wrap;
    svg { display: none; }
    [data-long] { display: inline; }
  }
`;

const Name = ({ icon, text }: { icon: PanelIconName; text: string }) => (
  <>
    <PanelIcon name={icon} />
    <VisuallyHidden>{text}</VisuallyHidden>
    <span data-long aria-hidden>
      {text}
    </span>
  </>
);

const ImportDialog = lazyComponent<ImportDialogProps>(async () => (await import('./import-dialog.tsx')).default);

/** The last import of each kind, so that it can be completed or undone after its dialog was closed. */
const lastImports = createStoredList<BegunImport & { kind: string; at: string }>('imports', 10, [
  'kind',
  'id',
  'at',
  'state',
]);

/** Packs all items of a kind. Returns the URLs of the zips. */
async function packParts(kind: ListedKind): Promise<string[]> {
  const urls: string[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const part: Export = await call('createExport', { body: { kind, from } });
    urls.push(part.url);
    from = part.next;
  }
  return urls;
}

interface TableToolsProps {
  kind: { listed?: ListedKind; routes: { export?: RouteName }; reads: readonly RouteName[] };
  hasItems: boolean;
}

/** Export and import of a kind as CSV. */
export function TableTools({ kind: { listed, routes, reads }, hasItems }: TableToolsProps) {
  const { tables: texts } = useTexts('panel');
  const [files, setFiles] = useState<File[]>([]);
  const [isPacking, setPacking] = useState(false);
  /** URLs of the zips of an export that needs several. */
  const [parts, setParts] = useState<string[]>([]);
  const [reopened, setReopened] = useState<BegunImport>();
  const imports = lastImports.use();
  const last = imports.find(
    ({ kind, at }) => kind === listed && Date.now() - Date.parse(at) < IMPORT_HOURS * 3_600_000,
  );

  function keepLast(begun: BegunImport | null) {
    const others = lastImports.get().filter(({ kind }) => kind !== listed);
    // The day begins with the first attempt to apply it.
    const at = last?.id === begun?.id && last ? last.at : new Date().toISOString();
    lastImports.set(begun && listed ? [{ ...begun, kind: listed, at }, ...others] : others);
  }

  function close() {
    setFiles([]);
    setReopened(undefined);
  }

  async function exportFiles(kind: ListedKind) {
    setPacking(true);
    const done = await attempt(() => packParts(kind), { title: texts.exportFailed });
    setPacking(false);
    const [first, ...others] = done?.result ?? [];
    if (first && others.length === 0) location.assign(first);
    else setParts(done?.result ?? []);
  }

  if (!listed || !routes.export) return null;
  return (
    <Tools>
      {hasItems && (
        <ButtonLink variant="ghost" href={addressOf(routes.export, { query: { separator: ';' } })} download>
          <Name icon="download" text={texts.exportAll} />
        </ButtonLink>
      )}
      {hasItems && Object.keys(kinds[listed].uploads).length > 0 && (
        <Button variant="ghost" busy={isPacking} onClick={() => void exportFiles(listed)}>
          <Name icon="box" text={texts.exportFiles} />
        </Button>
      )}
      <FilePicker
        variant="ghost"
        label={<Name icon="upload" text={texts.import} />}
        purpose="import-files"
        accept={TABLE_FILES}
        multiple
        onFiles={setFiles}
      />
      {last && (
        <Button variant={last.state === 'applied' ? 'ghost' : 'secondary'} onClick={() => setReopened(last)}>
          <Name icon="undo" text={last.state === 'applied' ? texts.undo : texts.unfinished} />
        </Button>
      )}
      {parts.length > 0 && (
        <Dialog title={texts.exportFiles} onClose={() => setParts([])}>
          <Stack>
            <p>{texts.parts}</p>
            {parts.map((url, at) => (
              <ButtonLink key={url} variant="secondary" href={url} download>
                {texts.part(at + 1, parts.length)}
              </ButtonLink>
            ))}
          </Stack>
        </Dialog>
      )}
      {(files.length > 0 || reopened) && (
        <ImportDialog kind={listed} reads={reads} files={files} last={reopened} onState={keepLast} onClose={close} />
      )}
    </Tools>
  );
}
