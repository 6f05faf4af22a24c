import { useRef } from 'react';
import { useBottomBar } from '../../../ui/bottom-bar.ts';
import { Button } from '../../../ui/button.tsx';
import { Bar, Buttons, Note, Problem } from '../../../ui/form.styles.ts';
import type { UploadQueue } from '../upload-queue.ts';
import { useUnderWay } from '../use-uploads.ts';
import type { Failure } from './failure.ts';
import { savingTexts } from './saving-texts.ts';
import type { Phase } from './use-saving.ts';

export interface SaveBarProps {
  /** What the button says while nothing runs. */
  label: string;
  phase: Phase;
  failure: Failure | null;
  /** Something to know that is no failure. */
  note: string | null;
  uploads: UploadQueue;
  /** What there is to do about a newer version. */
  onConflict?: { label: string; run: () => void };
  /** The id of the text that says why nothing can be saved yet. */
  lacking?: string | undefined;
  onCancel: () => void;
}

/** The end of a form, always in reach: what went wrong, and the buttons. */
export function SaveBar({ label, phase, failure, note, uploads, onConflict, lacking, onCancel }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const left = useUnderWay(uploads);
  const labels: Record<Phase, string> = {
    editing: label,
    waiting: savingTexts.waiting(left),
    saving: savingTexts.saving,
    reloading: savingTexts.reloading,
  };
  return (
    <Bar ref={bar}>
      {failure && (
        <Problem role="alert">
          <p>{failure.text}</p>
          {failure.kind === 'conflict' && onConflict && (
            <Button variant="secondary" busy={phase === 'reloading'} onClick={onConflict.run}>
              {onConflict.label}
            </Button>
          )}
        </Problem>
      )}
      <Note role="status">{phase === 'waiting' ? savingTexts.waitingNote : note}</Note>
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
