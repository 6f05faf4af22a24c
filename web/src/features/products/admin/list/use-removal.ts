import type { Product } from '@rombo/shared/product';
import { useState } from 'react';
import { hasStatus } from '../../../../api/errors.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { useDeleteProduct, useReloadProducts } from '../api.ts';
import { texts } from '../texts.ts';

/** Deletes products, after asking; `stale` is one that was not deleted because somebody changed it meanwhile. */
export function useRemoval({ onRemoved }: { onRemoved: () => void }) {
  const { run } = useDeleteProduct();
  const reloadProducts = useReloadProducts();
  const { toast } = useToast();
  const [removing, setRemoving] = useState<string | null>(null);
  const [stale, setStale] = useState<Product | null>(null);

  const fail = () =>
    toast({ title: texts.removalFailed, description: texts.removalFailedText, variant: 'destructive' });

  const done = (description: string) => {
    toast({ title: texts.removed, description });
    onRemoved();
  };

  async function remove(product: Product) {
    if (!confirm(texts.confirmRemoval)) return;
    setRemoving(product.id);
    setStale(null);
    try {
      await run({ parameters: { id: product.id }, ifVersion: product.version });
      done(texts.removedText(product.name));
    } catch (error) {
      if (hasStatus(error, 404)) await reloadProducts().then(() => done(texts.alreadyRemoved(product.name)), fail);
      else fail();
      if (hasStatus(error, 409)) setStale(product);
    }
    setRemoving(null);
  }

  async function reload() {
    await reloadProducts().then(() => setStale(null), fail);
  }

  return { removing, stale, remove, reload };
}
