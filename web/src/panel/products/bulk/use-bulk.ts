import type { Product } from '@rombo/shared/collections/product';
import { useCallback, useState } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useLeaveGuard } from '../../../forms/leave-guard.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useBulkWrites } from '../api.ts';
import { type Change, changeForm, type Failed, isAlready, useRunEach } from './change-products.ts';

/** Changes or deletes several products, each with its version. Those that fail are kept in `failed`; `onDone` gets the others. */
export function useBulk(onDone: (products: Product[]) => void) {
  const { bulk: texts, trash } = useTexts('panel');
  const { toast } = useToast();
  const { update, remove, restore } = useBulkWrites();
  const runEach = useRunEach();
  const [progress, setProgress] = useState<{ ended: number; count: number } | null>(null);
  const [failed, setFailed] = useState<Failed<Product>[]>([]);
  const isBusy = progress !== null;
  useLeaveGuard(
    useCallback(() => isBusy, [isBusy]),
    texts.leave,
  );

  async function run(products: readonly Product[], write: (product: Product) => Promise<unknown>) {
    const count = products.length;
    setFailed([]);
    setProgress({ ended: 0, count });
    const result = await runEach(products, write, (ended) => setProgress({ ended, count }));
    setProgress(null);
    setFailed(result.failed);
    onDone(result.done);
    return result.done.length;
  }

  const undo = (products: Product[]) => ({
    label: trash.undo,
    hint: trash.undoHint,
    run: async () => {
      const { done, failed: lost } = await runEach(products, ({ id }) => restore({ parameters: { id } }));
      if (lost.length === 0) return toast({ title: texts.restored(done.length) });
      toast({ title: trash.restoreFailed, variant: 'destructive', action: undo(lost.map(({ item }) => item)) });
    },
  });

  return {
    progress,
    failed,
    dismiss: () => setFailed([]),
    change: async (products: readonly Product[], change: Change) => {
      const changed = await run(products, async (product) => {
        if (isAlready(product, change)) return;
        await update({ parameters: { id: product.id }, form: changeForm(product, change), ifVersion: product.version });
      });
      if (changed > 0) toast({ title: texts.changed(changed) });
    },
    remove: async (products: readonly Product[]) => {
      if (!confirm(texts.confirmRemoval(products.length))) return;
      const deleted: Product[] = [];
      const removed = await run(products, async (product) => {
        try {
          await remove({ parameters: { id: product.id }, ifVersion: product.version });
          deleted.push(product);
        } catch (error) {
          if (!hasStatus(error, 404)) throw error;
        }
      });
      if (removed > 0) toast({ title: texts.removed(removed), ...(deleted.length > 0 && { action: undo(deleted) }) });
    },
  };
}
