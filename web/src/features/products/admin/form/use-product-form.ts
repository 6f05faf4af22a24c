import type { Product } from '@rombo/shared/product';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, hasStatus } from '../../../../api/errors.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { useReloadProducts } from '../api.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { type Failure, failedFiles, failureOf } from './failure.ts';
import { failureTexts, formTexts } from './form-texts.ts';
import { showIssues } from './show-issues.ts';
import { useDraft } from './use-draft.ts';
import { type Phase, useSave } from './use-save.ts';

export interface ProductFormOptions {
  /** The product that is edited, or null for a new one. */
  opened: Product | null;
  onSaved: (id: string) => void;
}

/** The road of the form: files arrive while it is filled in, saving waits for the last of them, and a failure keeps everything. */
export function useProductForm({ opened, onSaved }: ProductFormOptions) {
  const { form, product, mergeWith, becomeNew } = useDraft(opened);
  const uploads = useUploads();
  const save = useSave(uploads);
  const reloadProducts = useReloadProducts();
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

  async function saveDraft(draft: ProductDraft) {
    setPhase('saving');
    try {
      const saved = await save(draft, product);
      const [title, text] = product
        ? [formTexts.updated, formTexts.updatedText]
        : [formTexts.created, formTexts.createdText];
      toast({ title, description: text(saved.name) });
      if (isHere()) onSaved(saved.id);
    } catch (error) {
      const [title, description] = product
        ? [formTexts.updateFailed, formTexts.updateFailedText]
        : [formTexts.createFailed, formTexts.createFailedText];
      toast({ title, description, variant: 'destructive' });
      fail(failureOf(error));
      if (hasStatus(error, 404)) becomeNew();
      if (error instanceof ApiError) showIssues(error.issues, form, uploads);
    }
  }

  async function waitAndSave() {
    setFailure(null);
    setNote(null);
    setPhase('waiting');
    uploads.renew();
    await uploads.settled();
    if (!isHere()) return;
    const failed = failedFiles(uploads.all());
    if (failed) fail(failed);
    // What was changed during the wait is checked as well, and is what gets saved.
    else await form.handleSubmit(saveDraft, () => fail(null))();
  }

  async function reload() {
    setPhase('reloading');
    try {
      const newer = (await reloadProducts()).find(({ id }) => id === product?.id);
      if (newer) mergeWith(newer);
      else becomeNew();
      setNote(newer ? failureTexts.merged : failureTexts.gone);
      setFailure(null);
    } catch {
      setNote(failureTexts.network);
    }
    setPhase('editing');
  }

  return { form, product, uploads, phase, failure, note, reload, submit: form.handleSubmit(waitAndSave) };
}

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
