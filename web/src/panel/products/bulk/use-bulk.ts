import type { Product } from '@rombo/shared/collections/product';
import type { Body } from '@rombo/shared/contract/routes';
import { useState } from 'react';
import { ApiError, hasStatus } from '../../../api/errors.ts';
import { useRefresh, useWrite } from '../../../api/swr.ts';
import { useLeaveGuard } from '../../../forms/leave-guard.ts';
import { createIdempotencyKeys } from '../../../forms/stored-draft.ts';
import { useTexts } from '../../../i18n/index.ts';
import { type ToastMessage, toast } from '../../../ui/toast.tsx';
import { type Failed, runEach, useUndo } from '../../ui/list-hooks.tsx';
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

/** Part of a toast: an undo action, or none. */
type Undo = Pick<ToastMessage, 'action'>;

/** Writes for several products, with the undo actions of those that succeeded. Each write refetches everything that shows products. */
export function useBulkWrites() {
  const { bulk: texts, trash } = useTexts('panel');
  const reload = useReloadProducts();
  const refresh = useRefresh(['listTrash']);
  const { run: send } = useWrite('changeProducts');
  const { run: restore } = useWrite('restoreFromTrash');
  const { run: remove } = useWrite('deleteProduct');
  const [idempotencyKeyFor] = useState(createIdempotencyKeys);
  const undo = useUndo();
  const refetch = () => Promise.allSettled([reload(), refresh()]);

  async function writeEach(...given: Parameters<typeof runEach<Product>>) {
    const ended = await runEach(...given);
    await refetch();
    return ended;
  }

  /** Applies each change to its product's version. */
  async function apply(changes: readonly PlannedChange[], onProgress?: OnProgress) {
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

  /** `run` returns the items that it could not undo: they are offered for another undo. */
  function undoAll<T>(items: readonly T[], run: (items: readonly T[]) => Promise<T[]>, undoHint: string): Undo {
    if (items.length === 0) return {};
    const again = async () => {
      const failed = await run(items);
      if (failed.length === 0) return { title: texts.restored(items.length) };
      const title = texts.notRestored(failed.length);
      return { title, variant: 'destructive' as const, ...undoAll(failed, run, undoHint) };
    };
    return { action: undo(undoHint, again, () => trash.restoreFailed) };
  }

  const restoreDeleted = async (products: readonly Product[]) => {
    const { failed } = await writeEach(products, ({ id }) => restore({ parameters: { id } }));
    return failed.map(({ item }) => item);
  };

  /** Restores the versions before the changes, with the fields that these removed, in requests of many: one line of activity each. */
  const revert = async (saved: readonly SavedChange[]) => {
    const planned = saved.map(({ before, after }) => ({ product: after, change: { restore: before.version } }));
    const { failed } = await apply(planned);
    const ids = new Set(failed.map(({ item }) => item.id));
    return saved.filter(({ id }) => ids.has(id));
  };

  return {
    update: async (changes: readonly PlannedChange[], onProgress?: OnProgress) => {
      const { saved, failed } = await apply(changes, onProgress);
      return { saved, failed, undo: undoAll(saved, revert, texts.undoHint) };
    },
    /** Products that were already deleted count as done, and are not restored by the undo. */
    remove: async (products: readonly Product[], onProgress: OnProgress) => {
      const deleted: Product[] = [];
      const removeOne = async (product: Product) => {
        try {
          await remove({ parameters: { id: product.id }, ifVersion: product.version });
          deleted.push(product);
        } catch (error) {
          if (!hasStatus(error, 404)) throw error;
        }
      };
      const { done, failed } = await writeEach(products, removeOne, onProgress);
      return { done, failed, undo: undoAll(deleted, restoreDeleted, trash.undoHint) };
    },
  };
}

interface Ended {
  done: Product[];
  failed: Failed<Product>[];
  undo: Undo;
}

/** Changes or deletes several products, each with its version. `failed` holds those that failed; `onDone` receives the others. */
export function useBulk(onDone: (products: Product[]) => void) {
  const { bulk: texts } = useTexts('panel');
  const { remove, update } = useBulkWrites();
  const [progress, setProgress] = useState<{ ended: number; count: number } | null>(null);
  const [failed, setFailed] = useState<Failed<Product>[]>([]);
  useLeaveGuard(() => progress !== null, texts.leave);

  const start = (count: number): OnProgress => {
    setFailed([]);
    setProgress({ ended: 0, count });
    return (ended) => setProgress({ ended, count });
  };
  const end = ({ done, failed, undo }: Ended, title: (count: number) => string) => {
    setProgress(null);
    setFailed(failed);
    onDone(done);
    if (done.length > 0) toast({ title: title(done.length), ...undo });
  };

  return {
    progress,
    failed,
    dismiss: () => setFailed([]),
    change: async (products: readonly Product[], change: Change) => {
      const planned = products.filter((product) => !isUnchanged(product, change));
      const onProgress = start(planned.length);
      const { failed, undo } = await update(
        planned.map((product) => ({ product, change })),
        onProgress,
      );
      const done = products.filter(({ id }) => !failed.some(({ item }) => item.id === id));
      end({ done, failed, undo }, texts.changed);
    },
    remove: async (products: readonly Product[]) => {
      if (!confirm(texts.confirmRemoval(products.length))) return;
      end(await remove(products, start(products.length)), texts.removed);
    },
  };
}
