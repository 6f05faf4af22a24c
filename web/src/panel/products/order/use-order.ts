import type { Filter } from '@rombo/shared/collections/catalogue';
import type { Product } from '@rombo/shared/collections/product';
import { useRef, useState } from 'react';
import { hasStatus } from '../../../api/errors.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useOrderProducts, useReloadProducts } from '../api.ts';
import { place } from './place.ts';

const idsOf = (products: Product[]) => products.map(({ id }) => id);

/**
 * Puts the products of a category, or all, in order: they are shown in it at once, and moves made while one is saved are saved together after it.
 * Where somebody else moved products meanwhile, nothing is saved, and the stored order is shown.
 */
export function useOrder(stored: Product[], category: Filter['category']) {
  const { order: texts } = useTexts('panel');
  const { run } = useOrderProducts();
  const reload = useReloadProducts();
  const { toast } = useToast();
  const [wanted, setWanted] = useState<Product[] | null>(null);
  const [said, setSaid] = useState('');
  const latest = useRef<Product[] | null>(null);
  const isSaving = useRef(false);
  const shown = wanted ?? stored;

  async function save(from: Product[]) {
    isSaving.current = true;
    let seen = idsOf(from);
    try {
      for (let sent: Product[] | null = null; latest.current && latest.current !== sent; ) {
        sent = latest.current;
        const ids = idsOf(sent);
        await run({ body: { ...(category !== 'all' && { category }), ids, seen } });
        seen = ids;
      }
      setSaid(texts.saved);
    } catch (error) {
      setSaid('');
      const description = hasStatus(error, 409) ? texts.stale : texts.failedText;
      toast({ title: texts.failed, description, variant: 'destructive' });
    }
    latest.current = null;
    isSaving.current = false;
    await reload().catch(() => undefined);
    if (!latest.current) setWanted(null);
  }

  const move = (from: number, to: number) => {
    const moved = place(shown, from, to);
    latest.current = moved;
    setWanted(moved);
    setSaid(texts.saving);
    if (!isSaving.current) void save(shown);
  };

  return { shown, said, move };
}
