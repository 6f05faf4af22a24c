import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import type { ChosenFile } from '../uploads/pending-list.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import type { SaveWords } from './failure.ts';
import type { Choice, Draft } from './use-draft.ts';
import type { Saving } from './use-saving.ts';

export interface ConflictOptions<T, D extends FieldValues> {
  draft: Draft<T, D>;
  saving: Saving;
  uploads: UploadQueue;
  words: SaveWords;
  reload: () => Promise<T[]>;
  /** The files of a draft that have to be uploaded. */
  chosenOf: (draft: D) => ChosenFile[];
}

/** Handles a newer version: shows both, keeps the chosen one, and can restore discarded changes. */
export function useConflict<T extends { id: string }, D extends FieldValues>(options: ConflictOptions<T, D>) {
  const { saving: savingTexts, conflict: conflictTexts } = useTexts('panel');
  const { draft, saving, uploads, words, reload, chosenOf } = options;
  const { setPhase, setFailure, setNote } = saving;
  /** A newer version, while nobody has said which one to keep. */
  const [newer, setNewer] = useState<T | null>(null);

  async function compare() {
    setPhase('reloading');
    try {
      const found = (await reload()).find(({ id }) => id === draft.stored?.id);
      setNewer(found ?? null);
      if (!found) {
        draft.detach();
        setFailure({ kind: 'other', text: words.gone });
      }
    } catch {
      setNote(savingTexts.network);
    }
    setPhase('editing');
  }

  const keep = (choice: Choice) => {
    if (!newer) return;
    draft.rebase(newer, choice);
    // A file that is in no field must not hold the next save.
    if (choice === 'theirs') uploads.clear();
    setNewer(null);
    setFailure(null);
    setNote(choice === 'mine' ? conflictTexts.kept : conflictTexts.taken);
  };

  const restoreMine = () => {
    draft.restoreMine();
    uploads.add(chosenOf(draft.form.getValues()).filter(({ id }) => !uploads.find(id)));
    setNote(conflictTexts.kept);
  };

  return {
    conflict: newer && { both: () => draft.mergeOver(newer), keep },
    compare,
    restoreMine: draft.hasLeft ? restoreMine : null,
  };
}
