import { useRef } from 'react';
import { useBottomBar } from '../../../../ui/bottom-bar.ts';
import { Button } from '../../../../ui/button.tsx';
import type { UploadQueue } from '../../../uploads/upload-queue.ts';
import { useUnderWay } from '../../../uploads/use-uploads.ts';
import type { Failure } from './failure.ts';
import { Bar, Buttons, Note, Problem } from './form.styles.ts';
import { failureTexts, formTexts } from './form-texts.ts';
import type { Phase } from './use-save.ts';

export interface SaveBarProps {
  isNew: boolean;
  phase: Phase;
  failure: Failure | null;
  /** Something to know that is no failure. */
  note: string | null;
  uploads: UploadQueue;
  onReload: () => void;
  onCancel: () => void;
}

/** The end of the form, always in reach: what went wrong, and the buttons. */
export function SaveBar({ isNew, phase, failure, note, uploads, onReload, onCancel }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const left = useUnderWay(uploads);
  const labels: Record<Phase, string> = {
    editing: isNew ? formTexts.create : formTexts.save,
    waiting: formTexts.waiting(left),
    saving: formTexts.saving,
    reloading: failureTexts.reloading,
  };
  const said = phase === 'waiting' ? formTexts.waitingNote : note;
  return (
    <Bar ref={bar}>
      {failure && (
        <Problem role="alert">
          <p>{failure.text}</p>
          {failure.kind === 'conflict' && (
            <Button variant="secondary" busy={phase === 'reloading'} onClick={onReload}>
              {failureTexts.reload}
            </Button>
          )}
        </Problem>
      )}
      <Note role="status">{said}</Note>
      <Buttons>
        <Button variant="ghost" disabled={phase === 'saving'} onClick={onCancel}>
          {formTexts.cancel}
        </Button>
        <Button type="submit" busy={phase !== 'editing'}>
          {labels[phase]}
        </Button>
      </Buttons>
    </Bar>
  );
}
