import type { Product } from '@rombo/shared/collections/product';
import { useCallback, useState } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useLeaveGuard } from '../../../ui/leave-guard.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useBulkWrites, useReloadCatalogue } from '../api.ts';
import { type Change, changeForm, type Failed, isAlready, runEach } from './change-products.ts';

interface Progress {
  ended: number;
  count: number;
}

/** Changes or deletes several products, each with its version. Those that fail are kept in `failed`; `onDone` gets the others. */
export function useBulk(onDone: (products: Product[]) => void) {
  const { bulk: texts, trash } = useTexts('panel');
  const { toast } = useToast();
  const { update, remove, restore } = useBulkWrites();
  const reload = useReloadCatalogue();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<Failed<Product>[]>([]);
  const isBusy = progress !== null;
  useLeaveGuard(
    useCallback(() => isBusy, [isBusy]),
    texts.leave,
  );

  async function run(products: readonly Product[], write: (product: Product) => Promise<unknown>) {
    setFailed([]);
    setProgress({ ended: 0, count: products.length });
    const result = await runEach(products, write, (ended) => setProgress({ ended, count: products.length }));
    // Those that failed are tried again on what is stored now.
    await reload().catch(() => undefined);
    setProgress(null);
    setFailed(result.failed);
    onDone(result.done);
    return result.done;
  }

  const undoing = { label: trash.undo, hint: trash.undoHint };
  const undo = async (products: Product[]): Promise<void> => {
    const { done, failed: lost } = await runEach(
      products,
      ({ id }) => restore({ parameters: { id } }),
      () => {},
    );
    await reload().catch(() => undefined);
    if (lost.length === 0) return toast({ title: texts.restored(done.length) });
    const action = { ...undoing, run: () => void undo(lost.map(({ item }) => item)) };
    toast({ title: trash.restoreFailed, variant: 'destructive', action });
  };

  async function change(products: readonly Product[], change: Change) {
    const save = async (product: Product) => {
      if (isAlready(product, change)) return;
      await update({ parameters: { id: product.id }, form: changeForm(product, change), ifVersion: product.version });
    };
    const done = await run(products, save);
    if (done.length > 0) toast({ title: texts.changed(done.length) });
  }

  async function removeAll(products: readonly Product[]) {
    if (!confirm(texts.confirmRemoval(products.length))) return;
    const deleted: Product[] = [];
    const done = await run(products, async (product) => {
      try {
        await remove({ parameters: { id: product.id }, ifVersion: product.version });
        deleted.push(product);
      } catch (error) {
        if (!hasStatus(error, 404)) throw error;
      }
    });
    if (done.length === 0) return;
    const action = { ...undoing, run: () => void undo(deleted) };
    toast({ title: texts.removed(done.length), ...(deleted.length > 0 && { action }) });
  }

  return { progress, failed, change, remove: removeAll, dismiss: () => setFailed([]) };
}
