import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { type ToastMessage, useToast } from '../../ui/toast.tsx';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { type Failure, failedFiles, failureOf, type SaveWords } from './failure.ts';

/** Phase of a form; `waiting` is for uploads in progress. */
export type Phase = 'editing' | 'waiting' | 'saving' | 'reloading';

export interface SavingOptions<D extends FieldValues, T> {
  form: UseFormReturn<D>;
  uploads: UploadQueue;
  words: SaveWords;
  isNew: boolean;
  /** Sends what is typed; its files have arrived. */
  save: (draft: D) => Promise<T>;
  nameOf: (saved: T) => string;
  /** Another text or an action for the message after saving. */
  messageOf?: ((saved: T) => Partial<ToastMessage>) | undefined;
  onSaved: (saved: T) => void;
  /** Called when the form can be filled in again. */
  onFailed: (error: unknown) => void;
}

/** The road of a form with files: they arrive while it is filled in, saving waits for the last of them, and a failure keeps everything. */
export function useSaving<D extends FieldValues, T>(options: SavingOptions<D, T>) {
  const { form, uploads, words, isNew, save, nameOf, messageOf, onSaved, onFailed } = options;
  const { saving } = useTexts('panel');
  const { serverText } = useTexts('server');
  const { toast } = useToast();
  const [phase, setPhase] = useState<Phase>('editing');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const isHere = useIsHere();

  const fail = (reason: Failure | null) =>
    // At once: fields that rest cannot take the focus.
    flushSync(() => {
      setFailure(reason);
      setPhase('editing');
    });

  async function saveDraft(draft: D) {
    setPhase('saving');
    try {
      const saved = await save(draft);
      const [title, text] = isNew ? [words.created, words.createdText] : [words.updated, words.updatedText];
      toast({ title, description: text(nameOf(saved)), ...messageOf?.(saved) });
      if (isHere()) onSaved(saved);
    } catch (error) {
      const [title, description] = isNew
        ? [words.createFailed, words.createFailedText]
        : [words.updateFailed, words.updateFailedText];
      toast({ title, description, variant: 'destructive' });
      fail(failureOf(error, isNew, { saving, words, serverText }));
      onFailed(error);
    }
  }

  async function waitAndSave() {
    setFailure(null);
    setNote(null);
    setPhase('waiting');
    uploads.renew();
    await uploads.settled();
    if (!isHere()) return;
    const failed = failedFiles(uploads.all(), saving);
    if (failed) fail(failed);
    // Changes made during the wait are validated and saved as well.
    else await form.handleSubmit(saveDraft, () => fail(null))();
  }

  return { phase, setPhase, failure, setFailure, note, setNote, submit: form.handleSubmit(waitAndSave) };
}

export type Saving = Pick<ReturnType<typeof useSaving>, 'setPhase' | 'setFailure' | 'setNote'>;

/** Tells whether the form is still there when something that took a while has ended. */
function useIsHere() {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
