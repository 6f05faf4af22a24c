import { hasSubcategories } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { partOf } from '@rombo/shared/contract/text';
import pLimit from 'p-limit';
import { useCallback, useRef, useState } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useRefresh, useWrite } from '../../../api/swr.ts';
import { useLeaveGuard } from '../../../forms/leave-guard.ts';
import { useTexts } from '../../../i18n/index.ts';
import { type ToastMessage, useToast } from '../../../ui/toast.tsx';
import { type ToastAction, useUndo } from '../../ui/list-hooks.tsx';
import { useReloadProducts } from '../api.ts';

/** The items from one to another, in either direction; the second alone if the first is missing. */
export function rangeOf<T extends { id: string }>(items: readonly T[], from: string | null, to: string): T[] {
  const end = items.findIndex(({ id }) => id === to);
  const start = items.findIndex(({ id }) => id === from);
  return start < 0 ? items.slice(end, end + 1) : items.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection in a list of products. Those that a search hides count again once it shows them. */
export function useSelection(shown: Product[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);

  const select = (products: readonly Product[], on: boolean) =>
    setIds((current) => {
      const next = new Set(current);
      for (const { id } of products) on ? next.add(id) : next.delete(id);
      return next;
    });

  /** Selects or deselects a product; as a range, with everything from the last one. */
  const toggle = (product: Product, on: boolean, asRange: boolean) => {
    select(asRange ? rangeOf(shown, last.current, product.id) : [product], on);
    last.current = product.id;
  };

  return { ids, selected: shown.filter(({ id }) => ids.has(id)), select, toggle, clear: () => setIds(new Set()) };
}

/** A change of several products at once; a blank availability removes it. */
export type Change = Partial<
  Pick<Product, 'category' | 'featured' | 'fits' | 'status'> & { availability: Product['availability'] | '' }
>;

/** True if the change would leave the product as it is. */
export const isAlready = (product: Product, change: Change): boolean => {
  const current = new Map<string, unknown>(Object.entries({ status: 'visible', availability: '', ...product }));
  return Object.entries(change).every(([name, value]) => current.get(name) === value);
};

/** The form that makes a change. Fields that it leaves out, files among them, stay as they are stored. */
export function changeForm(product: Product, change: Change): FormData {
  const { name, description, category, subcategory, technicalSpecs, featured } = { ...product, ...change };
  const fields = {
    ...{ name, description, category, technicalSpecs, featured },
    subcategory: hasSubcategories(category) ? subcategory : null,
    ...change,
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, partOf(value));
  return form;
}

const AT_ONCE = 3;

export interface Failed<T> {
  item: T;
  error: unknown;
}

/** Runs a write for each item, a few at a time; a failure does not stop the others. `onProgress` gets how many have ended. */
export async function runEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  onProgress?: (ended: number) => void,
) {
  const done: T[] = [];
  const failed: Failed<T>[] = [];
  await pLimit(AT_ONCE).map(items, async (item) => {
    await run(item).then(
      () => done.push(item),
      (error: unknown) => failed.push({ item, error }),
    );
    onProgress?.(done.length + failed.length);
  });
  return { done, failed };
}

/** Writes for several products; `runEach` then reads everything again that shows products. */
export function useBulkWrites() {
  const reload = useReloadProducts();
  const refresh = useRefresh(['listTrash']);
  return {
    update: useWrite('updateProduct').run,
    remove: useWrite('deleteProduct').run,
    restore: useWrite('restoreFromTrash').run,
    runEach: async (...given: Parameters<typeof runEach<Product>>) => {
      const result = await runEach(...given);
      await Promise.allSettled([reload(), refresh()]);
      return result;
    },
  };
}

/** Changes or deletes several products, each with its version. Those that fail are kept in `failed`; `onDone` gets the others. */
export function useBulk(onDone: (products: Product[]) => void) {
  const { bulk: texts, trash } = useTexts('panel');
  const { toast } = useToast();
  const undo = useUndo();
  const { update, remove, restore, runEach } = useBulkWrites();
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

  const undoRemoval = (products: Product[]): ToastAction => {
    const again = async (): Promise<ToastMessage> => {
      const { done, failed: lost } = await runEach(products, ({ id }) => restore({ parameters: { id } }));
      if (lost.length === 0) return { title: texts.restored(done.length) };
      return { title: trash.restoreFailed, variant: 'destructive', action: undoRemoval(lost.map(({ item }) => item)) };
    };
    return undo(trash, again, () => trash.restoreFailed);
  };

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
      if (removed > 0)
        toast({ title: texts.removed(removed), ...(deleted.length > 0 && { action: undoRemoval(deleted) }) });
    },
  };
}
