import {
  type ImportChange,
  type ImportError,
  type ImportPreview,
  type ImportResults,
  TABLE_FILES,
} from '@rombo/shared/contract/import';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import type { RouteName } from '@rombo/shared/contract/route-paths';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { call } from '../../api/client.ts';
import { ApiError, toRefusal } from '../../api/errors.ts';
import { useRefresh } from '../../api/swr.ts';
import { Note, Row, Stack } from '../../forms/form.styles.ts';
import { useLeaveGuard } from '../../forms/leave-guard.ts';
import { FilePicker } from '../../forms/uploads/file-picker.tsx';
import { sendFile } from '../../forms/uploads/upload-queue.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { BusyButton } from '../ui/buttons.tsx';
import { failureOf } from './failure.ts';

const Scroll = styled.div`
  max-height: 45vh;
  overflow: auto;
  border-block: 1px solid var(--color-border);
`;

const Cells = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  font-size: var(--font-size-small);
  th, td { padding: 0.375rem var(--space-s); vertical-align: top; overflow-wrap: anywhere; }
  tr { border-bottom: 1px solid var(--color-border); }
  tbody th { font-weight: 600; }
  td:last-child { width: 60%; }
  del { color: var(--color-text-muted); }
  ins { font-weight: 600; text-decoration: none; }
`;

const isZip = ({ name }: File): boolean => /\.zip$/i.test(name);

/** Refusals of files in which no table was found. */
const noTable = new Set<unknown>(['no_headings', 'required']);

/** Longest part of a text that the preview shows. */
const SHOWN = 120;
const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Rows that the preview shows: the others are counted. */
const MAX_ROWS = 300;

async function sendZip(file: File): Promise<string> {
  const request = { purpose: 'import-files', name: file.name, type: 'application/zip', size: file.size } as const;
  const [upload] = await call('createUploads', { body: [request] });
  if (!upload) throw new Error('The server announced no upload');
  const zip = new File([file], file.name, { type: request.type });
  await sendFile(upload, zip, { signal: new AbortController().signal, onProgress: () => {} });
  return upload.key;
}

/** Runs all steps of an import. A step that is repeated after a lost answer does nothing twice. */
async function runAll(name: 'applyImport' | 'undoImport', id: string, onProgress: (done: number) => void) {
  const results: ImportResults['results'] = [];
  for (let from: number | null = 0; from !== null; ) {
    const answer: ImportResults = await call(name, { parameters: { id }, body: { from } });
    results.push(...answer.results);
    from = answer.next;
    if (from !== null) onProgress(from);
  }
  return results;
}

interface RowsProps {
  changes: ImportChange[];
  errors: ImportError[];
}

function PreviewRows({ changes, errors }: RowsProps) {
  const { tables: texts } = useTexts('panel');
  const { issueText } = useTexts('server');
  return (
    <>
      {errors.length > 0 && (
        <Scroll role="region" aria-label={texts.errors(errors.length)} tabIndex={0}>
          <Cells>
            <tbody>
              {errors.slice(0, MAX_ROWS).map(({ line, column, allowed, ...issue }) => (
                <tr key={`${line} ${column}`}>
                  <th scope="row">{texts.line(line)}</th>
                  <td>{column}</td>
                  <td>
                    {issueText(toRefusal({ path: column, ...issue }).refusal)}
                    {allowed && ` (${allowed.join(', ')})`}
                  </td>
                </tr>
              ))}
            </tbody>
          </Cells>
        </Scroll>
      )}
      {changes.length > 0 && (
        <Scroll role="region" aria-label={texts.changes(changes.length)} tabIndex={0}>
          <Cells>
            <tbody>
              {changes.slice(0, MAX_ROWS).map(({ line, id, name, fields }) => (
                <tr key={line}>
                  <th scope="row">
                    {name}
                    {id === null && <Note>{texts.isNew}</Note>}
                  </th>
                  <td>
                    {fields.map(({ column, before, after }) => (
                      <div key={column}>
                        {column}: {before && <del>{shorten(before)}</del>} <ins>{shorten(after) || texts.emptied}</ins>
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </Cells>
        </Scroll>
      )}
      {Math.max(changes.length, errors.length) > MAX_ROWS && <Note>{texts.onlyFirst(MAX_ROWS)}</Note>}
    </>
  );
}

interface ImportDialogProps {
  kind: ListedKind;
  reads: readonly RouteName[];
  files: File[];
  /** Id of an applied import that can be undone, instead of files. */
  last?: string | undefined;
  /** Called before an import is applied, with its id, and after it was undone, with null. */
  onApplied: (id: string | null) => void;
  onClose: () => void;
}

type Stage = 'reading' | 'previewed' | 'applying' | 'applied' | 'undoing' | 'undone';

/** Previews a table, applies it and undoes it. After a failure the files and the preview stay, for another attempt. */
export default function ImportDialog({ kind, reads, files: chosen, last, onApplied, onClose }: ImportDialogProps) {
  const panel = useTexts('panel');
  const server = useTexts('server');
  const { tables: texts } = panel;
  const refresh = useRefresh(reads);
  const [files, setFiles] = useState(chosen);
  const [stage, setStage] = useState<Stage>(last === undefined ? 'reading' : 'applied');
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [results, setResults] = useState<ImportResults['results']>([]);
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const sentZip = useRef<{ file: File; key: string } | null>(null);
  const isBusy = stage === 'reading' || stage === 'applying' || stage === 'undoing';
  useLeaveGuard(() => stage === 'applying' || stage === 'undoing', texts.leave);

  /** Runs a request. After a failure the stage before it returns. */
  async function attempt(during: Stage, after: Stage, before: Stage, run: () => Promise<void>) {
    setStage(during);
    setFailure(null);
    setProgress(0);
    try {
      await run();
      setStage(after);
    } catch (error) {
      setStage(before);
      const isNoTable = error instanceof ApiError && error.issues.some(({ refusal }) => noTable.has(refusal));
      setFailure(isNoTable ? texts.noTable : failureOf(error, panel.bulk.reasons, server));
    }
  }

  const readFiles = (all: File[]) =>
    attempt('reading', 'previewed', 'previewed', async () => {
      const zip = all.filter(isZip).at(-1);
      const table = all.filter((file) => !isZip(file)).at(-1);
      if (zip && sentZip.current?.file !== zip) sentZip.current = { file: zip, key: await sendZip(zip) };
      const form = new FormData();
      form.append('kind', kind);
      if (table) form.append('file', table);
      if (zip && sentZip.current) form.append('files', sentZip.current.key);
      setPreview(await call('createImport', { form }));
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the files that opened the dialog, once.
  useEffect(() => void (last === undefined && readFiles(files)), []);

  const addFiles = (added: File[]) => {
    const all = [...files, ...added];
    setFiles(all);
    void readFiles(all);
  };

  const run = (name: 'applyImport' | 'undoImport') => {
    const [during, after, before] =
      name === 'applyImport' ? (['applying', 'applied', stage] as const) : (['undoing', 'undone', 'applied'] as const);
    return attempt(during, after, before, async () => {
      const id = preview?.id ?? last;
      if (id === undefined) return;
      if (name === 'applyImport') onApplied(id);
      setResults(await runAll(name, id, setProgress));
      if (name === 'undoImport') onApplied(null);
      await refresh().catch(() => undefined);
    });
  };

  const mayRetry = stage === 'applied' && results.some(({ status }) => status === 503);
  const failed = results.filter(({ status }) => status !== 200);
  const count = new Set(results.filter(({ status }) => status === 200).map(({ line }) => line)).size;
  const reasonOf = ({ status, code, issues }: (typeof results)[number]) =>
    failureOf(
      new ApiError({ status, statusText: '', text: JSON.stringify({ code, issues }), retryAfter: null }),
      panel.bulk.reasons,
      server,
    );
  const { changes = [], errors = [], rows = 0 } = preview ?? {};
  const isEnded = stage === 'applied' || stage === 'undone' || stage === 'undoing';
  return (
    <Dialog title={texts.title} onClose={() => !isBusy && onClose()}>
      <Stack>
        <p role="status">
          {stage === 'reading' && texts.reading}
          {stage === 'previewed' && preview && texts.summary(rows, changes.length, errors.length)}
          {stage === 'applying' && texts.applying(progress, changes.length)}
          {stage === 'undoing' && texts.undoing}
          {stage === 'applied' && (preview ? texts.applied(count) : texts.mayUndo)}
          {stage === 'undone' && texts.undone(count)}
        </p>
        {failure && <FieldError role="alert">{failure}</FieldError>}
        {isEnded && failed.length > 0 && (
          <>
            <p>{texts.failed(failed.length)}</p>
            <Scroll role="region" aria-label={texts.failed(failed.length)} tabIndex={0}>
              <ul>
                {failed.map((result) => (
                  <li key={`${result.line} ${result.name}`}>
                    {texts.line(result.line)}, {result.name}: {reasonOf(result)}
                  </li>
                ))}
              </ul>
            </Scroll>
          </>
        )}
        {!isEnded && preview && <PreviewRows changes={changes} errors={errors} />}
        <Row>
          {!isEnded && (preview || isBusy) && (
            <BusyButton
              busy={isBusy}
              disabled={changes.length === 0 && !isBusy}
              onClick={() => void run('applyImport')}
            >
              {texts.apply}
            </BusyButton>
          )}
          {stage === 'previewed' && (
            <FilePicker
              label={texts.otherFiles}
              purpose="import-files"
              accept={TABLE_FILES}
              multiple
              onFiles={addFiles}
            />
          )}
          {mayRetry && <Button onClick={() => void run('applyImport')}>{texts.retry}</Button>}
          {(stage === 'applied' || stage === 'undoing') && (count > 0 || !preview) && (
            <BusyButton variant="secondary" busy={isBusy} onClick={() => void run('undoImport')}>
              {texts.undo}
            </BusyButton>
          )}
          {!isBusy && (
            <Button variant="ghost" onClick={onClose}>
              {isEnded ? texts.close : texts.cancel}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}
