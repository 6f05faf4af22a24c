import { type ImportPreview, type ImportResults, TABLE_FILES } from '@rombo/shared/contract/import';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import type { RouteName } from '@rombo/shared/contract/route-paths';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { call } from '../../api/client.ts';
import { ApiError, hasStatus, toRefusal } from '../../api/errors.ts';
import { useRefresh } from '../../api/swr.ts';
import { SelectField } from '../../forms/fields.tsx';
import { Columns, Details, Note, Row, Stack } from '../../forms/form.styles.ts';
import { useLeaveGuard } from '../../forms/leave-guard.ts';
import { FilePicker } from '../../forms/uploads/file-picker.tsx';
import { sendFile } from '../../forms/uploads/upload-queue.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { toast } from '../../ui/toast.tsx';
import { excerptsOf } from './differing-fields.ts';
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
  tbody th { font-weight: 600; white-space: nowrap; }
  td:last-child { width: 60%; }
  del { color: var(--color-text-muted); }
  ins { font-weight: 600; text-decoration: none; }
`;

const isZip = ({ name }: File): boolean => /\.zip$/i.test(name);

/** Refusals of files in which no table was found. */
const noTable = new Set<unknown>(['no_headings', 'required']);

/** Errors except those of headings without a field: such columns are shown with the fields to choose from. */
const errorsOf = ({ errors, headings }: ImportPreview) =>
  errors.filter(({ code, line }) => code !== 'unknown_field' || line !== headings);

/** Fields chosen for columns, by their places. */
type Chosen = ReadonlyMap<number, string>;

/** Rows that are shown at once. */
const PAGE_ROWS = 300;

async function sendZip(file: File): Promise<string> {
  const request = { purpose: 'import-files', name: file.name, type: 'application/zip', size: file.size } as const;
  const [upload] = await call('createUploads', { body: [request] });
  if (!upload) throw new Error('The server announced no upload');
  const zip = new File([file], file.name, { type: request.type });
  await sendFile(upload, zip, { signal: new AbortController().signal, onProgress: () => {} });
  return upload.key;
}

type Step = 'applyImport' | 'undoImport';
type Results = ImportResults['results'];

/** Runs all steps of an import. A step that is repeated after a lost answer does nothing twice. */
async function runAll(name: Step, id: string, onStep: (results: Results) => void): Promise<Results> {
  let results: Results = [];
  for (let from: number | null = 0; from !== null; ) {
    const answer: ImportResults = await call(name, { parameters: { id }, body: { from } });
    results = [...results, ...answer.results];
    onStep(results);
    from = answer.next;
  }
  return results;
}

interface RowsProps {
  label: string;
  rows: readonly { key: string; head: ReactNode; cells: ReactNode[] }[];
}

function Rows({ label, rows }: RowsProps) {
  const { tables: texts } = useTexts('panel');
  const [count, setCount] = useState(PAGE_ROWS);
  if (rows.length === 0) return null;
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Cells>
        <tbody>
          {rows.slice(0, count).map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places.
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Cells>
      {rows.length > count && (
        <Button variant="ghost" onClick={() => setCount(count + PAGE_ROWS)}>
          {texts.showMore(count, rows.length)}
        </Button>
      )}
    </Scroll>
  );
}

interface ColumnFieldsProps {
  preview: ImportPreview;
  chosen: Chosen;
  disabled: boolean;
  onChoose: (at: number, field: string) => void;
}

/** The fields of the columns that change something, are not imported, have errors or were chosen. */
function ColumnFields({ preview, chosen, disabled, onChoose }: ColumnFieldsProps) {
  const { tables: texts } = useTexts('panel');
  const { language } = useLanguage();
  const { columns, fields, changes, errors } = preview;
  const named = new Set([...changes.flatMap((change) => change.fields), ...errors].map(({ column }) => column));
  const [isKept, setKept] = useState(false);
  const hasNoKey = errors.some(({ code }) => code === 'no_key');
  const first = columns.findIndex(({ heading }) => heading);
  const shown = [...columns.entries()].filter(
    ([at, { heading, field }]) =>
      field !== 'id' && (chosen.has(at) || (heading ? !field || named.has(heading) : hasNoKey && at < first)),
  );
  if (shown.length === 0) return null;
  return (
    <Details open={isKept || errors.length > 0 || shown.some(([, { field }]) => !field)}>
      <summary>{texts.columns}</summary>
      <Columns>
        {shown.map(([at, { heading, field, isName }]) => (
          <SelectField
            key={at}
            label={texts.column(heading || String(at + 1))}
            hint={isName && texts.isName}
            none={texts.notImported}
            options={fields.map((one): [string, string] => [one.field, one.names[language]])}
            value={chosen.get(at) ?? field}
            disabled={disabled}
            onChange={({ currentTarget }) => {
              setKept(true);
              onChoose(at, currentTarget.value);
            }}
          />
        ))}
      </Columns>
    </Details>
  );
}

function PreviewRows({ preview }: { preview: ImportPreview }) {
  const { tables: texts } = useTexts('panel');
  const { issueText } = useTexts('server');
  const { changes, total } = preview;
  const refused = errorsOf(preview).map(({ line, column, allowed, ...issue }) => ({
    key: `${line} ${column}`,
    head: texts.line(line),
    cells: [
      column,
      issueText(toRefusal({ path: column, ...issue }).refusal) + (allowed ? ` (${allowed.join(', ')})` : ''),
    ],
  }));
  const changed = changes.map(({ line, id, name, fields }) => ({
    key: String(line),
    head: (
      <>
        {name}
        {id === null && <Note>{texts.isNew}</Note>}
      </>
    ),
    cells: [
      fields.map(({ column, before, after }, at) => {
        const [former, next] = excerptsOf(before, after);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading.
          <div key={at}>
            {column}: {former && <del>{former}</del>} <ins>{next || texts.emptied}</ins>
          </div>
        );
      }),
    ],
  }));
  return (
    <>
      <Rows label={texts.errors(refused.length)} rows={refused} />
      <Rows label={texts.changes(changes.length)} rows={changed} />
      {total !== undefined && <Note>{texts.total(total)}</Note>}
    </>
  );
}

/** An import that was begun. It stays `applying` or `undoing` if the page was left or the connection lost before the end. */
export interface BegunImport {
  id: string;
  state: 'applying' | 'applied' | 'undoing';
}

export interface ImportDialogProps {
  kind: ListedKind;
  reads: readonly RouteName[];
  files: File[];
  /** An earlier import to complete or undo, instead of files. */
  last?: BegunImport | undefined;
  /** Called with each state of an import, and with null after it was undone. */
  onState: (begun: BegunImport | null) => void;
  onClose: () => void;
}

type Stage = 'reading' | 'previewed' | 'applying' | 'applied' | 'undoing' | 'undone' | 'interrupted';

/** Previews a table, applies it and undoes it. After a failure the files and the preview stay, for another attempt. */
export default function ImportDialog({ kind, reads, files: opened, last, onState, onClose }: ImportDialogProps) {
  const panel = useTexts('panel');
  const server = useTexts('server');
  const { tables: texts } = panel;
  const refresh = useRefresh(reads);
  const [files, setFiles] = useState(opened);
  const [begun, setBegun] = useState(last);
  const [stage, setStage] = useState<Stage>(!last ? 'reading' : last.state === 'applied' ? 'applied' : 'interrupted');
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [isAdding, setAdding] = useState(false);
  const [results, setResults] = useState<Results>([]);
  const [failure, setFailure] = useState<string | null>(null);
  /** The last request: another choice may follow before its answer. */
  const latest = useRef(0);
  /** The choices that the preview shows. */
  const previewed = useRef<Chosen>(new Map());
  /** Upload keys of the zips. */
  const sentZips = useRef(new Map<File, string>());
  const isOpen = useRef(true);
  const isBusy = stage === 'reading' || stage === 'applying' || stage === 'undoing';
  useLeaveGuard(() => stage === 'applying' || stage === 'undoing', texts.leave);
  const hasChoices = stage === 'previewed' && chosen.size > 0;
  useLeaveGuard(() => hasChoices, panel.saving.leave);
  const close = () => {
    if (!isBusy && (!hasChoices || confirm(panel.saving.leave))) onClose();
  };
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Runs a request. `failed` is the stage after a failure. */
  async function attempt(during: Stage, after: Stage, failed: Stage, run: (isLatest: () => boolean) => Promise<void>) {
    const number = ++latest.current;
    const isLatest = () => number === latest.current;
    setStage(during);
    setFailure(null);
    setResults([]);
    try {
      await run(isLatest);
      if (isLatest()) setStage(after);
    } catch (error) {
      if (!isLatest()) return;
      setStage(failed);
      setChosen(previewed.current);
      // A table of as many rows as are read is smaller than what the server takes.
      const isNoTable =
        hasStatus(error, 413) ||
        (error instanceof ApiError && error.issues.some(({ refusal }) => noTable.has(refusal)));
      setFailure(isNoTable ? texts.noTable : failureOf(error, panel.bulk.reasons, server));
    }
  }

  function readFiles(all: File[], fields: Chosen) {
    setChosen(fields);
    return attempt('reading', 'previewed', 'previewed', async (isLatest) => {
      const zips = all.filter(isZip);
      const table = all.filter((file) => !isZip(file)).at(-1);
      for (const zip of zips) if (!sentZips.current.has(zip)) sentZips.current.set(zip, await sendZip(zip));
      const form = new FormData();
      form.append('kind', kind);
      if (table) form.append('file', table);
      for (const zip of zips) form.append('files', sentZips.current.get(zip) ?? '');
      const columns = preview?.columns.map((_, at) => fields.get(at) ?? null);
      if (fields.size > 0) form.append('columns', JSON.stringify(columns));
      const read = await call('createImport', { form });
      if (!isLatest()) return;
      previewed.current = fields;
      setFiles(all);
      setPreview(read);
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the files that opened the dialog, once.
  useEffect(() => void (!last && readFiles(files, new Map())), []);

  async function addFiles(added: File[]) {
    const all = [...files, ...added];
    const isSameTable = added.every(isZip) && !files.every(isZip);
    if (!preview) setFiles(all);
    setAdding(true);
    await readFiles(all, isSameTable ? chosen : new Map());
    setAdding(false);
  }

  const isSaved = ({ status }: Results[number]) => status === 200;
  const countIn = (all: Results) => new Set(all.filter(isSaved).map(({ line }) => line)).size;

  const runAlone = (name: Step) => {
    const id = preview?.id ?? begun?.id;
    if (id === undefined) return;
    const isUndo = name === 'undoImport';
    const during = isUndo ? 'undoing' : 'applying';
    const enter = (state: BegunImport | null) => {
      setBegun(state ?? undefined);
      onState(state);
    };
    return attempt(during, isUndo ? 'undone' : 'applied', 'interrupted', async () => {
      enter({ id, state: during });
      const all = await runAll(name, id, setResults);
      enter(isUndo ? null : { id, state: 'applied' });
      const failures = all.filter((result) => !isSaved(result)).length;
      if (!isOpen.current)
        toast({
          title: (isUndo ? texts.undone : texts.applied)(countIn(all)),
          ...(failures > 0 && { description: texts.failed(failures), variant: 'destructive' }),
        });
      await refresh().catch(() => undefined);
    });
  };

  /** Only one tab runs an import at a time: an undo must not meet rows that are still being applied. */
  const run = (name: Step) =>
    navigator.locks
      ? navigator.locks.request('import', { ifAvailable: true }, (lock) =>
          lock ? runAlone(name) : setFailure(texts.busyElsewhere),
        )
      : runAlone(name);

  const mayRetry = stage === 'applied' && results.some(({ status }) => status === 503);
  const mayResume = stage === 'interrupted' && begun?.state === 'applying';
  const failed = results.filter((result) => !isSaved(result));
  const count = countIn(results);
  const reasonOf = ({ status, code, issues }: Results[number]) =>
    failureOf(
      new ApiError({ status, statusText: '', text: JSON.stringify({ code, issues }), retryAfter: null }),
      panel.bulk.reasons,
      server,
    );
  const { changes = [], rows = 0 } = preview ?? {};
  const errors = preview ? errorsOf(preview) : [];
  const left = preview?.columns.filter(({ heading, field }) => heading && !field) ?? [];
  const isBegun = stage === 'applied' || stage === 'undone' || stage === 'undoing' || stage === 'interrupted';
  const mayUndo = stage === 'interrupted' || ((stage === 'applied' || stage === 'undoing') && (count > 0 || !preview));
  return (
    <Dialog title={texts.title} onClose={close}>
      <Stack>
        <p role="status">
          {stage === 'reading' && texts.reading}
          {stage === 'previewed' && preview && texts.summary(rows, changes.length, errors.length, left.length)}
          {stage === 'applying' && texts.applying(results.length, changes.length)}
          {stage === 'undoing' && texts.undoing}
          {stage === 'interrupted' && `${texts.interrupted} `}
          {stage === 'interrupted' && count > 0 && (mayResume ? texts.applied : texts.undone)(count)}
          {stage === 'applied' && (preview || results.length > 0 ? texts.applied(count) : texts.mayUndo)}
          {stage === 'undone' && texts.undone(count)}
        </p>
        {failure && <FieldError role="alert">{failure}</FieldError>}
        {isBegun && failed.length > 0 && (
          <>
            <p>{texts.failed(failed.length)}</p>
            <Rows
              label={texts.failed(failed.length)}
              rows={failed.map((result) => ({
                key: `${result.line} ${result.name}`,
                head: texts.line(result.line),
                cells: [result.name, reasonOf(result)],
              }))}
            />
          </>
        )}
        {!isBegun && preview && (
          <>
            <ColumnFields
              preview={preview}
              chosen={chosen}
              disabled={stage === 'applying' || isAdding}
              onChoose={(at, field) => void readFiles(files, new Map(chosen).set(at, field))}
            />
            <PreviewRows key={preview.id} preview={preview} />
          </>
        )}
        <Row>
          {!isBegun && (preview || isBusy) && (
            <Button busy={isBusy} disabled={changes.length === 0 && !isBusy} onClick={() => void run('applyImport')}>
              {texts.apply}
            </Button>
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
          {(mayRetry || mayResume) && (
            <Button onClick={() => void run('applyImport')}>{mayResume ? texts.resume : texts.retry}</Button>
          )}
          {mayUndo && (
            <Button variant="secondary" busy={isBusy} onClick={() => void run('undoImport')}>
              {texts.undo}
            </Button>
          )}
          {!isBusy && (
            <Button variant="ghost" onClick={close}>
              {isBegun ? texts.close : texts.cancel}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}
