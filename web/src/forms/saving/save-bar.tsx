import { type MouseEvent, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useBottomBar } from '../../ui/bottom-bar.ts';
import { Button } from '../../ui/button.tsx';
import { Bar, Buttons, Note, Problem } from '../../ui/form.styles.ts';
import { isSave, useShortcut } from '../../ui/use-shortcut.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { useUnderWay } from '../uploads/use-uploads.ts';
import type { Failure } from './failure.ts';
import type { Phase } from './use-saving.ts';

export interface SaveBarProps {
  label: string;
  phase: Phase;
  failure: Failure | null;
  /** Something to know that is no failure. */
  note: string | null;
  uploads: UploadQueue;
  /** Shows a newer version; null while it is shown. */
  onCompare: (() => void) | null;
  /** Takes back what was left for a newer version; null when nothing was. */
  onRestore: (() => void) | null;
  /** The id of the text that says why nothing can be saved yet. */
  lacking?: string | undefined;
  onCancel: () => void;
}

/**
 * A press on a button leaves the focus in the field until the click: an error that shows as the field is left would move the button away
 * from under the pointer, and the press would be lost.
 */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** The end of a form, always in reach: what went wrong, and the buttons. */
export function SaveBar(props: SaveBarProps) {
  const { saving: savingTexts, conflict: conflictTexts } = useTexts('panel');
  const { label, phase, failure, note, uploads, onCompare, onRestore, lacking, onCancel } = props;
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  useShortcut(isSave, () => {
    if (phase === 'editing' && !lacking) bar.current?.closest('form')?.requestSubmit();
  });
  const left = useUnderWay(uploads);
  const labels: Record<Phase, string> = {
    editing: label,
    waiting: savingTexts.waiting(left),
    saving: savingTexts.saving,
    reloading: savingTexts.reloading,
  };
  return (
    <Bar ref={bar} onMouseDown={keepFocus}>
      {failure && (
        <Problem role="alert">
          <p>{failure.text}</p>
          {failure.kind === 'conflict' && onCompare && (
            <Button variant="secondary" busy={phase === 'reloading'} onClick={onCompare}>
              {conflictTexts.compare}
            </Button>
          )}
        </Problem>
      )}
      <Note role="status">{phase === 'waiting' ? savingTexts.waitingNote : note}</Note>
      {onRestore && (
        <Button variant="secondary" disabled={phase !== 'editing'} onClick={onRestore}>
          {conflictTexts.restoreMine}
        </Button>
      )}
      <Buttons>
        <Button variant="ghost" disabled={phase === 'saving'} onClick={onCancel}>
          {savingTexts.cancel}
        </Button>
        <Button type="submit" busy={phase !== 'editing'} disabled={Boolean(lacking)} aria-describedby={lacking}>
          {labels[phase]}
        </Button>
      </Buttons>
    </Bar>
  );
}
