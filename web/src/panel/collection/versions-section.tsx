import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { hasStatus } from '../../api/errors.ts';
import { Note } from '../../forms/form.styles.ts';
import { mayLeave } from '../../forms/leave-guard.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Line, Lines } from '../ui/cards.tsx';
import { useUndo } from '../ui/list-hooks.tsx';
import { ReadView } from '../ui/panel-section.tsx';
import type { Item, Kind, Version } from './kind.ts';
import { DialogSection } from './section.tsx';
import { useCollection, useVersions } from './use-collection.ts';

interface VersionsProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  item: T;
  onRestored: (restored: T) => void;
  /** Called when the item was changed or deleted elsewhere. */
  onRefused: (error: unknown) => void;
}

/** The versions of an item, of which each former one can be restored, after a question if unsaved changes would be lost. */
function VersionList<T extends Item, D extends FieldValues>(props: VersionsProps<T, D>) {
  const { kind, item, onRestored, onRefused } = props;
  const { id, version: current } = item;
  const panel = useTexts('panel');
  const { locale, versions: texts } = panel;
  const { list, form, versions: words } = kind.words(panel);
  const labels: Record<string, unknown> = { ...form, ...words.fields };
  const { toast } = useToast();
  const undoing = useUndo();
  const { restoreVersion, busy } = useCollection(kind);
  const versions = useVersions(kind, id);
  // A list that was read before may lack the latest save.
  const renew = useRef(versions.data ? versions.retry : null);
  useEffect(() => renew.current?.(), []);

  const undo = (restored: T) =>
    undoing(
      { undo: texts.undo, undoHint: words.undoHint },
      async () => {
        const undone = await restoreVersion(id, current, restored.version);
        return { title: texts.undone, description: texts.undoneText(kind.nameOf(undone, panel)) };
      },
      (error) => {
        if (hasStatus(error, 404)) return list.unknownTitle;
        return hasStatus(error, 409) ? words.changedSince : texts.undoFailed;
      },
    );

  async function restore(version: number) {
    if (!mayLeave()) return;
    try {
      const restored = await restoreVersion(id, version, current);
      const description = words.restoredText(kind.nameOf(restored, panel));
      toast({ title: texts.restored, description, action: undo(restored) });
      onRestored(restored);
    } catch (error) {
      const [isGone, isConflict] = [hasStatus(error, 404), hasStatus(error, 409)];
      const failed = hasStatus(error, 422) ? texts.gone : texts.failed;
      const title = isGone ? form.save.gone : isConflict ? form.save.conflict : failed;
      toast({ title, variant: 'destructive' });
      if (isGone || isConflict) onRefused(error);
    }
  }

  const notesOf = ({ version, by, changes }: Version) =>
    [
      by !== null && texts.by(by),
      version === 1 && words.created,
      changes.length > 0 && texts.changed(changes.map((field) => labels[field] ?? field).join(' · ')),
    ].filter((text) => text !== false);

  return (
    <ReadView read={versions} words={texts}>
      {(all) => (
        <Lines>
          {all.map((each) => {
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
              </Line>
            );
          })}
        </Lines>
      )}
    </ReadView>
  );
}

/** Opens the former versions of an item, which are read on demand. */
export function VersionsSection<T extends Item, D extends FieldValues>(props: VersionsProps<T, D>) {
  const { kind, item, onRefused } = props;
  const panel = useTexts('panel');
  const { versions: texts } = panel;
  return (
    <DialogSection
      title={texts.title}
      hint={kind.words(panel).versions.hint}
      open={texts.open}
      dialogTitle={texts.titleOf(kind.nameOf(item, panel))}
    >
      {(close) => (
        <VersionList
          {...props}
          onRefused={(error) => {
            close();
            onRefused(error);
          }}
        />
      )}
    </DialogSection>
  );
}
