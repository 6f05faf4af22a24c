import type { Product } from '@rombo/shared/collections/product';
import type { Body } from '@rombo/shared/contract/routes';
import { useState } from 'react';
import { ApiError, hasStatus } from '../../../api/errors.ts';
import { useRefresh, useWrite } from '../../../api/swr.ts';
import { useLeaveGuard } from '../../../forms/leave-guard.ts';
import { createIdempotencyKeys } from '../../../forms/stored-draft.ts';
import { useTexts } from '../../../i18n/index.ts';
import { toast } from '../../../ui/toast.tsx';
import { type Failed, runEach, type ToastAction, useUndo } from '../../ui/list-hooks.tsx';
import { useReloadProducts } from '../api.ts';

/** A change of a product; null clears the price or availability. */
export type Change = Omit<Body<'changeProducts'>['changes'][number], 'id' | 'version'>;

export interface PlannedChange {
  /** The product as last read: the change applies to its version. */
  product: Product;
  change: Change;
}

export interface SavedChange {
  id: string;
  before: Product;
  after: Product;
}

/** True if the change would leave the product unchanged. */
const isUnchanged = (product: Product, change: Change): boolean => {
  const current = new Map<string, unknown>(Object.entries({ status: 'visible', ...product }));
  return Object.entries(change).every(([name, value]) => (current.get(name) ?? null) === value);
};

/** Maximum number of changes per request. */
const CHUNK = 100;

type OnProgress = (ended: number) => void;

/** Writes for several products. Each write refetches everything that shows products. */
export function useBulkWrites() {
  const reload = useReloadProducts();
  const refresh = useRefresh(['listTrash']);
  const { run: send } = useWrite('changeProducts');
  const [idempotencyKeyFor] = useState(createIdempotencyKeys);
  const refetch = () => Promise.allSettled([reload(), refresh()]);

  async function writeEach<T>(...given: Parameters<typeof runEach<T>>) {
    const ended = await runEach(...given);
    await refetch();
    return ended;
  }

  /** Applies each change to its product's version. */
  async function update(changes: readonly PlannedChange[], onProgress?: OnProgress) {
    const saved: SavedChange[] = [];
    const failed: Failed<Product>[] = [];
    for (let start = 0; start < changes.length; start += CHUNK) {
      const chunk = changes.slice(start, start + CHUNK);
      const body = { changes: chunk.map(({ product: { id, version }, change }) => ({ id, version, ...change })) };
      const results = await send({ body, idempotencyKey: idempotencyKeyFor(body) }).catch((error: unknown) => error);
      chunk.forEach(({ product }, at) => {
        const { status = 0, product: after, code } = Array.isArray(results) ? results[at] : {};
        if (after) saved.push({ id: product.id, before: product, after });
        else {
          const text = JSON.stringify({ code });
          const error = status ? new ApiError({ status, statusText: '', text, retryAfter: null }) : results;
          failed.push({ item: product, error });
        }
      });
      onProgress?.(saved.length + failed.length);
    }
    await refetch();
    return { saved, failed };
  }

  return {
    remove: useWrite('deleteProduct').run,
    restore: useWrite('restoreFromTrash').run,
    writeEach,
    update,
  };
}

/** Undo actions for bulk writes. Items that fail are offered for another undo. */
export function useUndoEach() {
  const { bulk: texts, trash } = useTexts('panel');
  const undo = useUndo();
  const { writeEach, restore, update } = useBulkWrites();

  /** `run` returns the items that it could not undo. */
  function undoAll<T>(items: readonly T[], run: (items: readonly T[]) => Promise<T[]>, undoHint: string): ToastAction {
    const again = async () => {
      const failed = await run(items);
      if (failed.length === 0) return { title: texts.restored(items.length) };
      const action = undoAll(failed, run, undoHint);
      return { title: texts.notRestored(failed.length), variant: 'destructive' as const, action };
    };
    return undo(undoHint, again, () => trash.restoreFailed);
  }

  const restoreDeleted = async (products: readonly Product[]) => {
    const { failed } = await writeEach(products, ({ id }) => restore({ parameters: { id } }));
    return failed.map(({ item }) => item);
  };

  /** Restores the versions before the changes, with the fields that these removed, in requests of many: one line of activity each. */
  const revert = async (saved: readonly SavedChange[]) => {
    const planned = saved.map(({ before, after }) => ({ product: after, change: { restore: before.version } }));
    const { failed } = await update(planned);
    const ids = new Set(failed.map(({ item }) => item.id));
    return saved.filter(({ id }) => ids.has(id));
  };

  return {
    removal: (products: Product[]) => undoAll(products, restoreDeleted, trash.undoHint),
    update: (saved: SavedChange[]) => undoAll(saved, revert, texts.undoHint),
  };
}

/** Changes or deletes several products, each with its version. `failed` holds those that failed; `onDone` receives the others. */
export function useBulk(onDone: (products: Product[]) => void) {
  const { bulk: texts } = useTexts('panel');
  const { remove, writeEach, update } = useBulkWrites();
  const undo = useUndoEach();
  const [progress, setProgress] = useState<{ ended: number; count: number } | null>(null);
  const [failed, setFailed] = useState<Failed<Product>[]>([]);
  useLeaveGuard(() => progress !== null, texts.leave);

  const start = (count: number): OnProgress => {
    setFailed([]);
    setProgress({ ended: 0, count });
    return (ended) => setProgress({ ended, count });
  };
  const end = (done: Product[], failed: Failed<Product>[]) => {
    setProgress(null);
    setFailed(failed);
    onDone(done);
  };

  return {
    progress,
    failed,
    dismiss: () => setFailed([]),
    change: async (products: readonly Product[], change: Change) => {
      const planned = products.filter((product) => !isUnchanged(product, change));
      const onProgress = start(planned.length);
      const { saved, failed } = await update(
        planned.map((product) => ({ product, change })),
        onProgress,
      );
      const done = products.filter(({ id }) => !failed.some(({ item }) => item.id === id));
      end(done, failed);
      if (done.length > 0)
        toast({ title: texts.changed(done.length), ...(saved.length > 0 && { action: undo.update(saved) }) });
    },
    remove: async (products: readonly Product[]) => {
      if (!confirm(texts.confirmRemoval(products.length))) return;
      const deleted: Product[] = [];
      const removeOne = async (product: Product) => {
        try {
          await remove({ parameters: { id: product.id }, ifVersion: product.version });
          deleted.push(product);
        } catch (error) {
          if (!hasStatus(error, 404)) throw error;
        }
      };
      const { done, failed } = await writeEach(products, removeOne, start(products.length));
      end(done, failed);
      if (done.length > 0)
        toast({ title: texts.removed(done.length), ...(deleted.length > 0 && { action: undo.removal(deleted) }) });
    },
  };
}
