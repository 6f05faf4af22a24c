import { clip } from '@rombo/shared/collections/plain-text';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { hasStatus } from '../../api/errors.ts';
import { Note } from '../../forms/form.styles.ts';
import { confirmLeave } from '../../forms/leave-guard.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Line, Lines } from '../ui/cards.tsx';
import { useUndo } from '../ui/list-hooks.tsx';
import { EMPTY } from './differing-fields.ts';
import type { Item, Kind, Version } from './kind.ts';
import { DialogSection } from './section.tsx';
import { useCollection, useVersions } from './use-collection.ts';

interface VersionsProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  item: T;
  onRestored: (restored: T) => void;
  /** Called if the item was changed or deleted elsewhere. */
  onConflict: (error: unknown) => void;
}

/** True if the form has a field of this name that can be set by itself. */
const isRevertible = <T extends Item, D extends FieldValues>({ draft }: Kind<T, D>, field: string): boolean =>
  field in draft.empty && !draft.files?.some((file) => file.field === field);

/** Returns a value as lines of text, those of a map prefixed by their keys. Empty if the value cannot be shown as text. */
function linesOf(value: unknown, locale: string): string[] {
  if (value === undefined || value === null || value === '') return [EMPTY];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [value.toLocaleString(locale)];
  if (Array.isArray(value) || typeof value !== 'object') return [];
  const entries = Object.entries(value);
  return entries.every(([, text]) => typeof text === 'string') ? entries.map(([name, text]) => `${name}: ${text}`) : [];
}

const Changed = styled.div`
  width: 100%;
  padding-left: var(--space-m);
  border-left: 2px solid var(--color-border-strong);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-m); min-height: 1.75rem; color: var(--color-text-muted); }
  > p { white-space: pre-line; }
  del { color: var(--color-text-muted); }
  ins { text-decoration: none; }
`;

interface ChangeProps {
  label: string;
  field: string;
  /** Labels for values of an enumerated field. */
  words: Partial<Record<string, string>> | undefined;
  before: object | undefined;
  after: object;
  /** Restores the former value in the form; undefined if the field cannot be restored by itself. */
  onRevert: ((before: object) => void) | undefined;
  busy: boolean;
}

/** A field that a version changed, as old and new lines; unchanged lines are omitted. */
function Change({ label, field, words = {}, before = {}, after, onRevert, busy }: ChangeProps) {
  const { locale, versions: texts } = useTexts('panel');
  const [oldLines, newLines] = [before, after].map((content) =>
    linesOf(new Map(Object.entries(content)).get(field), locale).map((line) => words[line] ?? line),
  );
  const removed = oldLines?.filter((line) => !newLines?.includes(line)) ?? [];
  const added = newLines?.filter((line) => !oldLines?.includes(line)) ?? [];
  const takeBack = texts.takeBack(clip(removed.filter((line) => line !== EMPTY).join(', '), 40));
  return (
    <Changed>
      <div>
        <span>{label}</span>
        {onRevert && (
          <Button variant="ghost" disabled={busy} aria-label={`${takeBack}: ${label}`} onClick={() => onRevert(before)}>
            {takeBack}
          </Button>
        )}
      </div>
      {removed.map((line) => (
        <p key={line}>
          <del>{line}</del>
        </p>
      ))}
      {added.map((line) => (
        <p key={line}>
          <ins>{line}</ins>
        </p>
      ))}
    </Changed>
  );
}

interface VersionListProps<T extends Item, D extends FieldValues> extends VersionsProps<T, D> {
  collection: ReturnType<typeof useCollection<T, D>>;
  onReverted: () => void;
}

/** Versions of an item. Restoring one asks for confirmation if there are unsaved changes. */
function VersionList<T extends Item, D extends FieldValues>(props: VersionListProps<T, D>) {
  const { kind, item, onRestored, onConflict, onReverted } = props;
  const { restoreVersion, busy } = props.collection;
  const { id, version: current } = item;
  const panel = useTexts('panel');
  const { locale, versions: texts } = panel;
  const { language } = useLanguage();
  const { list, form, versions: words } = kind.words(panel);
  const labels: Record<string, unknown> = { ...form, ...words.fields };
  const valueWords = kind.valueWords?.(panel, language) ?? {};
  const createUndo = useUndo();
  const versions = useVersions(kind, id);

  const undo = (restored: T) =>
    createUndo(
      words.undoHint,
      async () => {
        const undone = await restoreVersion(id, current, restored.version);
        return { title: form.save.updated, description: words.undoneText(kind.nameOf(undone, panel)) };
      },
      (error) => {
        if (hasStatus(error, 404)) return list.unknownTitle;
        return hasStatus(error, 409) ? words.changedSince : texts.undoFailed;
      },
    );

  async function restore(version: number) {
    if (!confirmLeave()) return;
    try {
      const restored = await restoreVersion(id, version, current);
      const description = words.restoredText(kind.nameOf(restored, panel));
      toast({ title: form.save.updated, description, action: undo(restored) });
      onRestored(restored);
    } catch (error) {
      const [isGone, isConflict] = [hasStatus(error, 404), hasStatus(error, 409)];
      const failed = hasStatus(error, 422) ? texts.gone : texts.failed;
      const title = isGone ? form.save.gone : isConflict ? form.save.conflict : failed;
      toast({ title, variant: 'destructive' });
      if (isGone || isConflict) onConflict(error);
    }
  }

  const { setValue } = useFormContext<D>();
  const notesOf = ({ version, by }: Version) =>
    [by !== null && texts.by(by), version === 1 && words.created].filter((text) => text !== false);

  /** Restores a former value in the form; like any edit, the next save stores it. */
  const revertField = (field: string, content: object) => {
    const former = kind.draft.draftOf(content as T);
    setValue(field as FieldPath<D>, former[field] as D[typeof field], { shouldDirty: true, shouldTouch: true });
    toast({ title: texts.takenBack, description: String(labels[field] ?? field) });
    onReverted();
  };

  return (
    <AsyncView read={versions}>
      {(all) => (
        <Lines>
          {all.map((each, at) => {
            const moment = formatDate(each.at, 'moment', locale);
            return (
              <Line
                key={each.version}
                title={
                  <>
                    <time dateTime={each.at}>{moment}</time>
                    {each.version === current && ` · ${texts.current}`}
                  </>
                }
                action={
                  each.version < current && (
                    <Button
                      variant="secondary"
                      busy={busy}
                      aria-label={texts.restoreOf(each.version, moment)}
                      onClick={() => restore(each.version)}
                    >
                      {texts.restore}
                    </Button>
                  )
                }
              >
                {notesOf(each).map((text) => (
                  <Note key={text}>{text}</Note>
                ))}
                {each.changes.map((field) => (
                  <Change
                    key={field}
                    label={String(labels[field] ?? field)}
                    before={all[at + 1]?.content}
                    after={each.content}
                    field={field}
                    words={valueWords[field]}
                    busy={busy}
                    onRevert={isRevertible(kind, field) ? (content) => revertField(field, content) : undefined}
                  />
                ))}
              </Line>
            );
          })}
        </Lines>
      )}
    </AsyncView>
  );
}

export function VersionsSection<T extends Item, D extends FieldValues>(props: VersionsProps<T, D>) {
  const { kind, item, onConflict } = props;
  const panel = useTexts('panel');
  const { versions: texts } = panel;
  const collection = useCollection(kind);
  return (
    <DialogSection
      title={texts.title}
      hint={kind.words(panel).versions.hint}
      open={texts.open}
      dialogTitle={texts.titleOf(kind.nameOf(item, panel))}
      busy={collection.busy}
    >
      {(close) => (
        <VersionList
          {...props}
          collection={collection}
          onReverted={close}
          onConflict={(error) => {
            close();
            onConflict(error);
          }}
        />
      )}
    </DialogSection>
  );
}
